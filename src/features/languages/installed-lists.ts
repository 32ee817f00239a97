import type { ReachableLanguages, TranslationRouter } from '../../contracts/engines/translation-router.ts';

/** Lists of languages, each made once for each state of what is installed: some ask for thousands of routes. */
export class InstalledLists {
  readonly #router: TranslationRouter;
  readonly #lists = new Map<string, unknown>();
  #madeFor: ReachableLanguages | undefined;

  constructor(router: TranslationRouter) {
    this.#router = router;
  }

  /** The list of that name, made anew when what can be translated has changed. Nobody may change it. */
  get<List>(name: string, make: (router: TranslationRouter) => List): List {
    const reachable = this.#router.reachable();
    if (this.#madeFor !== reachable) this.#lists.clear();
    this.#madeFor = reachable;
    if (!this.#lists.has(name)) this.#lists.set(name, make(this.#router));
    return this.#lists.get(name) as List;
  }
}
