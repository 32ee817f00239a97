import { endTagScope, foreignEnd, type ImpliedEnd, impliedEnds, tableParts } from './html-elements.ts';
import { isTag, type MarkupNodes } from './markup.ts';
import { OpenElements } from './open-elements.ts';

/**
 * Finds the partner of every tag and the end of every element, with HTML's rules for end tags that are left out.
 * Tags that overlap (`<b><i></b></i>`) or are alone keep the partner -1.
 */
export function pairHtmlTags(nodes: MarkupNodes): void {
  const open = new OpenElements(nodes);
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node)) continue;
    if (node.type === 'close') {
      if (node.name === 'p') applyEnd(open, foreignEnd('p'), index);
      const depth = open.depthOf([node.name]);
      const inScope = tableParts.has(node.name) || depth > open.depthOf(endTagScope) || endTagScope.includes(node.name);
      if (depth !== -1 && inScope) open.close(depth, index);
      continue;
    }
    applyEnd(open, foreignEnd(node.name), index);
    for (const rule of impliedEnds(node.name)) applyEnd(open, rule, index);
    if (node.type === 'open') open.push(index);
  }
  open.endDeeperThan(-1, nodes.length);
}

function applyEnd(open: OpenElements, rule: ImpliedEnd | undefined, index: number): void {
  if (rule === undefined) return;
  const depth = open.depthOf(rule.closes);
  if (depth !== -1 && depth > open.depthOf(rule.within)) open.endDeeperThan(depth - 1, index);
}

/** The same for XML, where a tag that does not match is a mistake and keeps the partner -1. */
export function pairXmlTags(nodes: MarkupNodes): void {
  const open = new OpenElements(nodes);
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'open') open.push(index);
    else if (node.type === 'close') {
      const depth = open.depthOf([node.name]);
      if (depth !== -1) open.close(depth, index);
    }
  }
  open.endDeeperThan(-1, nodes.length);
}
