import type { StoreState } from '../../contracts/stores/store-state.ts';

/**
 * The same store, whose failures are reported to the state. The `bulky` methods, which answer promises, are refused while the
 * state is not `ok`.
 */
export function guardStore<Store extends object>(
  store: Store,
  state: StoreState,
  bulky: readonly (keyof Store & string)[] = [],
): Store {
  const refused: ReadonlySet<string | symbol> = new Set(bulky);
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]): unknown => {
        try {
          if (refused.has(name)) state.admit();
          const result: unknown = member.apply(target, parameters);
          if (!(result instanceof Promise)) return result;
          return result.catch((error) => {
            throw state.report(error);
          });
        } catch (error) {
          const reported = state.report(error);
          if (refused.has(name)) return Promise.reject(reported);
          throw reported;
        }
      };
    },
  });
}
