import { ServiceError } from '../../errors/service-error.ts';
import { attributeOf, eachElement, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { elementKind } from './dita-vocabulary.ts';

const roots: ReadonlySet<string> = new Set(['topic', 'map']);
/** Elements that no other well-known vocabulary has. */
const signs: ReadonlySet<string> = new Set(
  'conbody keydef mapref prolog refbody related-links shortdesc taskbody titlealts topicgroup topichead topicmeta topicref'.split(
    ' ',
  ),
);

/**
 * Takes a topic, a map, or the element around several topics. Specialisations that nothing is known of say that they are
 * DITA, or hold elements of DITA.
 */
export function refuseOtherXml(source: string, root: XmlElement): void {
  const base = elementKind(root.name, attributeOf(source, root, 'class'))?.base;
  if (root.name === 'dita' || (base !== undefined && roots.has(base))) return;
  const saysSo =
    root.attributes.some(({ name }) => name.endsWith(':DITAArchVersion')) ||
    /<!DOCTYPE[^[>]*\bdita/i.test(source.slice(0, root.start));
  if (base === undefined && (saysSo || holdsSign(root))) return;
  throw new ServiceError('invalid_document', {
    reason: `its first element is <${root.name}>, which is no topic and no map of DITA.`,
  });
}

function holdsSign(element: XmlElement): boolean {
  return eachElement(element).some((child) => signs.has(child.name) || holdsSign(child));
}
