import type { ListedNode, NodeRecord, NodeStore } from '../../src/contracts/stores/nodes.ts';

/** Nodes in memory. While it is down, everything rejects. */
export class MemoryNodeStore implements NodeStore {
  readonly nodes = new Map<string, NodeRecord>();
  /** Of nodes that have a session. */
  readonly sessions = new Set<string>();
  isDown = false;

  async join(node: NodeRecord): Promise<void> {
    this.#check();
    if (this.nodes.has(node.id)) throw new Error(`There is a node ${node.id}.`);
    this.nodes.set(node.id, node);
  }

  async beat(id: string): Promise<boolean> {
    this.#check();
    const node = this.nodes.get(id);
    if (node !== undefined) this.nodes.set(id, { ...node, beat: node.beat + 1 });
    return node !== undefined;
  }

  async list(): Promise<readonly ListedNode[]> {
    this.#check();
    return [...this.nodes.values()].map((node) => ({ ...node, hasSession: this.sessions.has(node.id) }));
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.#check();
    for (const id of ids) this.nodes.delete(id);
  }

  #check(): void {
    if (this.isDown) throw new Error('The store is down.');
  }
}
