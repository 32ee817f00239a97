import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Segment } from '../../contracts/segment.ts';
import type { PhraseQuery } from '../../contracts/stores/interface-phrases.ts';
import { applyPhrase, readPhraseSegment } from '../../language/interface-phrases/apply-phrase.ts';
import { phraseKey } from '../../language/interface-phrases/interface-phrase.ts';
import { languageFit } from '../../language/translation-memory/same-language.ts';
import { openPhraseFile } from './phrase-file.ts';

/** Finds phrases in the file of the list: some microseconds each. */
export class PhraseSearcher implements Disposable {
  readonly #database: DatabaseSync;
  readonly #languages: readonly string[];
  /** By the languages that requests name, which are as many as the engines serve. */
  readonly #serving = new Map<string, readonly string[]>();
  readonly #byKey: StatementSync;
  readonly #byNumber: StatementSync;

  constructor(path: string) {
    this.#database = openPhraseFile(path);
    this.#languages = this.#database
      .prepare('select language from languages order by language')
      .all()
      .map(({ language }) => String(language));
    this.#byKey = this.#database.prepare('select id, text from phrases where language = ? and key = ? order by id');
    this.#byNumber = this.#database.prepare('select text from phrases where language = ? and id = ?');
  }

  find({ source, target, segments }: PhraseQuery): readonly (Segment | undefined)[] {
    const [sources, targets] = [this.#fitting(source), this.#fitting(target)];
    if (sources.length === 0 || targets.length === 0) return segments.map(() => undefined);
    return segments.map((segment) => this.#findOne(segment, sources, targets));
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #findOne(segment: Segment, sources: readonly string[], targets: readonly string[]): Segment | undefined {
    const phrase = readPhraseSegment(segment);
    if (phrase === undefined) return undefined;
    for (const source of sources) {
      const found = this.#byKey.all(source, phrase.key);
      if (found.length === 0) continue;
      for (const target of targets) {
        const translation = this.#agreed(
          target,
          found.map(({ id }) => Number(id)),
        );
        if (translation !== undefined) return applyPhrase(phrase, String(found[0]?.text), translation, target);
      }
      return undefined;
    }
    return undefined;
  }

  /** What all phrases that a text may be are in a language; undefined where that is several things. */
  #agreed(language: string, ids: readonly number[]): string | undefined {
    const texts = ids.flatMap((id) => this.#byNumber.all(language, id).map(({ text }) => String(text)));
    return new Set(texts.map(phraseKey)).size === 1 ? texts[0] : undefined;
  }

  /** The languages of the list that serve one, best first. */
  #fitting(wanted: string): readonly string[] {
    const known = this.#serving.get(wanted);
    if (known !== undefined) return known;
    const serving = this.#languages
      .map((language) => ({ language, fit: languageFit(wanted, language) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit)
      .map(({ language }) => language);
    this.#serving.set(wanted, serving);
    return serving;
  }
}
