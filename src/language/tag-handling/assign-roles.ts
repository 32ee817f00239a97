import type { MarkupNodes, TagNode } from './markup.ts';

/**
 * What a node is to the sentences around it.
 *
 * - `inline`: part of the running text.
 * - `boundary`: sentences end before it. Text nodes with this role are not translated.
 * - `protected`: the element from here to its end is one code inside the sentence.
 * - `protected-block`: the element from here to its end is not touched, and sentences end before it.
 */
export type Role = 'inline' | 'boundary' | 'protected' | 'protected-block';

export interface Roles {
  readonly roles: RoleList;
  /** 1 where white space is text. */
  readonly preserved: Uint8Array;
  /** 1 for tags of elements that are translated, which includes their attributes. */
  readonly translated: Uint8Array;
}

/** What one tag asks for, by itself. */
export interface TagTraits {
  readonly block: boolean;
  /** Undefined: as its surroundings. */
  readonly translate: boolean | undefined;
  /** Nothing inside counts, not even `translate="yes"`. */
  readonly opaque: boolean;
  /** Undefined: as its surroundings. */
  readonly preserve: boolean | undefined;
}

interface OpenElement {
  readonly index: number;
  readonly until: number;
  readonly translate: boolean;
  readonly opaque: boolean;
  readonly preserve: boolean;
  /** Depth of the outermost untranslated element around or at this one, -1 if it is translated. */
  readonly protector: number;
}

const outside: OpenElement = {
  index: -1,
  until: Infinity,
  translate: true,
  opaque: false,
  preserve: false,
  protector: -1,
};

/**
 * Decides over every node in one pass. Besides what tags ask for by themselves, one rule makes the result well formed:
 * **an element that holds a boundary is a boundary**, so that inline elements begin and end within one run of text. A
 * translated island inside an untranslated element likewise makes everything around it boundaries.
 */
export function assignRoles(nodes: MarkupNodes, traitsOf: (tag: TagNode, index: number) => TagTraits): Roles {
  const pass = new RolePass(nodes.length);
  for (const [index, node] of nodes.entries()) {
    pass.leaveElements(index);
    if (node.type === 'open' || node.type === 'empty') pass.enter(node, index, traitsOf(node, index));
    else if (node.type === 'close') pass.leave(node, index, node.partner === -1 && traitsOf(node, index).block);
    else pass.pass(index);
  }
  return pass;
}

const allRoles: readonly Role[] = ['inline', 'boundary', 'protected', 'protected-block'];

/** A role for each node, a byte each. */
export class RoleList {
  readonly #roles: Uint8Array;

  constructor(count: number) {
    this.#roles = new Uint8Array(count);
  }

  at(index: number): Role | undefined {
    return allRoles[this.#roles[index] ?? -1];
  }

  set(index: number, role: Role): void {
    this.#roles[index] = allRoles.indexOf(role);
  }
}

class RolePass implements Roles {
  readonly roles: RoleList;
  readonly preserved: Uint8Array;
  readonly translated: Uint8Array;
  readonly #open: OpenElement[] = [];

  constructor(count: number) {
    this.roles = new RoleList(count);
    this.preserved = new Uint8Array(count);
    this.translated = new Uint8Array(count);
  }

  leaveElements(index: number): void {
    while (this.#around().until <= index) this.#open.pop();
  }

  pass(index: number): void {
    const around = this.#around();
    if (around.preserve) this.preserved[index] = 1;
    if (!around.translate) this.roles.set(index, 'boundary');
  }

  leave(node: TagNode, index: number, strayBlock: boolean): void {
    if (node.partner !== -1) this.roles.set(index, this.roles.at(node.partner) ?? 'inline');
    else if (!this.#around().translate) this.roles.set(index, 'boundary');
    else if (strayBlock) {
      this.roles.set(index, 'boundary');
      this.#promote(this.#open.length - 1);
    }
  }

  enter(node: TagNode, index: number, traits: TagTraits): void {
    const around = this.#around();
    const translate = !around.opaque && !traits.opaque && (traits.translate ?? around.translate);
    if (translate) {
      this.translated[index] = 1;
      if (!around.translate) this.#openProtector(around.protector);
      if (traits.block || !around.translate) {
        this.roles.set(index, 'boundary');
        this.#promote(this.#open.length - 1);
      }
    } else if (!around.translate) {
      this.roles.set(index, 'boundary');
      if (traits.block && !around.opaque) this.#blockProtector(around.protector);
    } else if (traits.block) {
      this.roles.set(index, node.type === 'empty' ? 'boundary' : 'protected-block');
      this.#promote(this.#open.length - 1);
    } else if (node.type !== 'empty') {
      this.roles.set(index, 'protected');
    }
    if (node.type === 'empty') return;
    const outermost = around.translate ? this.#open.length : around.protector;
    this.#open.push({
      index,
      until: node.until,
      translate,
      opaque: around.opaque || traits.opaque,
      preserve: traits.preserve ?? around.preserve,
      protector: translate ? -1 : outermost,
    });
  }

  #around(): OpenElement {
    return this.#open[this.#open.length - 1] ?? outside;
  }

  /** Makes boundaries of the inline elements around; beyond the first boundary all are boundaries already. */
  #promote(from: number): void {
    for (let depth = from; depth >= 0; depth--) {
      const index = this.#open[depth]?.index ?? -1;
      if (this.roles.at(index) === 'boundary') return;
      this.roles.set(index, 'boundary');
    }
  }

  /** A block inside an untranslated inline element: the whole element is between sentences. */
  #blockProtector(depth: number): void {
    const index = this.#open[depth]?.index ?? -1;
    if (this.roles.at(index) !== 'protected') return;
    this.roles.set(index, 'protected-block');
    this.#promote(depth - 1);
  }

  /** A translated island: the untranslated elements around it are walked through, tag by tag. */
  #openProtector(depth: number): void {
    this.#blockProtector(depth);
    this.roles.set(this.#open[depth]?.index ?? -1, 'boundary');
  }
}
