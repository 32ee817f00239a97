import type { GraphRoute } from './route-graph.ts';

/**
 * Takes turns between equal routes by weight (smooth weighted round robin): 3 to 1 gives a, a, b, a. Routes that are
 * equal to the first share its place; all others keep theirs.
 */
export class WeightedTurns {
  /** By group, then by chain of engines: how far each is behind its share. */
  readonly #credits = new Map<string, Map<string, number>>();

  order(routes: readonly GraphRoute[]): readonly GraphRoute[] {
    const [first] = routes;
    const equals = routes.filter(({ group }) => group === first?.group);
    if (first === undefined || equals.length < 2) return routes;
    const credits = this.#credits.get(first.group) ?? new Map<string, number>();
    this.#credits.set(first.group, credits);
    const total = equals.reduce((sum, { weight }) => sum + weight, 0);
    for (const route of equals) credits.set(name(route), (credits.get(name(route)) ?? 0) + route.weight);
    const ordered = equals.toSorted((one, other) => (credits.get(name(other)) ?? 0) - (credits.get(name(one)) ?? 0));
    const chosen = name(ordered[0] ?? first);
    credits.set(chosen, (credits.get(chosen) ?? 0) - total);
    return [...ordered, ...routes.filter((route) => !equals.includes(route))];
  }

  /** Groups change with the engines' pairs. */
  reset(): void {
    this.#credits.clear();
  }
}

function name(route: GraphRoute): string {
  return route.hops.map(({ engine }) => engine.id).join(' ');
}
