import { ServiceError } from '../../errors/service-error.ts';
import { type EngineCaller, isBackground } from '../shared/engine-calls.ts';
import type { InstalledMode } from './installed-modes.ts';
import type { ModeStage } from './mode-file.ts';
import { type RewritingParts, withoutTagger } from './mode-parts.ts';
import type { PoolKeeper } from './pool-keeper.ts';
import { StageFailure } from './process-chain.ts';
import type { StreamRewrites } from './stream-rewrites.ts';

/** Which stages of a mode a message goes through. */
type ModePart = 'whole' | 'analysis' | 'synthesis' | keyof RewritingParts;

/**
 * Runs messages of one call through a mode or parts of it. A message that crashes the tagger goes without it, and no other:
 * what crashed before has no influence.
 */
export class ModeRunner {
  readonly #mode: InstalledMode;
  readonly #keeper: Pick<PoolKeeper, 'exchange'>;
  readonly #caller: EngineCaller;
  /** By payload: with codes the same text is analysed for its words and for their places. */
  readonly #analyses = new Map<string, Promise<string>>();

  constructor(mode: InstalledMode, keeper: Pick<PoolKeeper, 'exchange'>, caller: EngineCaller) {
    this.#mode = mode;
    this.#keeper = keeper;
    this.#caller = caller;
  }

  /** Changes when the mode does. */
  get fingerprint(): string {
    return this.#mode.fingerprint;
  }

  get canCarryCodes(): boolean {
    return this.#mode.parts !== undefined;
  }

  /**
   * Rewrites are left out where the mode cannot be cut for them. Two halves are a whole; in the background they spare the
   * memory of a third pipeline.
   */
  async translate(payload: string, rewrites?: StreamRewrites): Promise<string> {
    const { parts } = this.#mode;
    if (rewrites !== undefined && parts?.rewriting !== undefined)
      return this.#synthesizeInParts(await this.analyse(payload, rewrites), rewrites);
    if (parts === undefined || !isBackground(this.#caller)) return this.#run('whole', payload);
    return this.#run('synthesis', await this.#analyse(payload));
  }

  async analyse(payload: string, rewrites?: StreamRewrites): Promise<string> {
    const analysis = await this.#analyse(payload);
    return rewrites?.analysis === undefined ? analysis : rewrites.analysis(analysis);
  }

  /** The readings of a text of the target language; undefined where no analyser of it is installed. */
  async analyseTarget(payload: string): Promise<string | undefined> {
    const { targetAnalyser } = this.#mode;
    return targetAnalyser === undefined ? undefined : this.#exchange('target analysis', [targetAnalyser], payload);
  }

  /** The rest of the way, from an analysis to text. */
  synthesize(analysis: string, rewrites?: StreamRewrites): Promise<string> {
    if (rewrites === undefined || this.#mode.parts?.rewriting === undefined) return this.#run('synthesis', analysis);
    return this.#synthesizeInParts(analysis, rewrites);
  }

  /** Those of the forms (`hablar<vblex><inf>`, without `^` and `$`) that the mode's generator can write. */
  async knownForms(forms: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.#mode.parts?.rewriting === undefined || forms.length === 0) return new Set();
    const answers = (await this.#run('trial', forms.map((form) => `^${form}$`).join('[]'))).split('[]');
    return new Set(forms.filter((_, index) => answers[index] !== undefined && !answers[index].startsWith('#')));
  }

  #analyse(payload: string): Promise<string> {
    const known = this.#analyses.get(payload);
    if (known !== undefined) return known;
    const analysis = this.#run('analysis', payload);
    this.#analyses.set(payload, analysis);
    return analysis;
  }

  async #synthesizeInParts(analysis: string, { units, forms }: StreamRewrites): Promise<string> {
    const chosen = await this.#run('selection', analysis);
    const transferred = await this.#run('transfer', units === undefined ? chosen : await units(chosen));
    return this.#run('generation', forms === undefined ? transferred : await forms(transferred));
  }

  #run(part: ModePart, payload: string): Promise<string> {
    const stages = this.#stages(part);
    const answer = this.#exchange(part, stages, payload);
    return stages.length === 1 ? answer : answer.catch((error) => this.#runWithoutTagger(part, payload, error));
  }

  #runWithoutTagger(part: ModePart, payload: string, error: unknown): Promise<string> {
    const spare = isTaggerFailure(error) ? withoutTagger(this.#stages(part)) : undefined;
    if (spare === undefined) throw error;
    return this.#exchange(`${part} untagged`, spare, payload);
  }

  #stages(part: ModePart): readonly ModeStage[] {
    const { stages, parts } = this.#mode;
    if (part === 'whole' || parts === undefined) return stages;
    if (part === 'analysis' || part === 'synthesis') return parts[part];
    return parts.rewriting?.[part] ?? stages;
  }

  #exchange(part: string, stages: readonly ModeStage[], payload: string): Promise<string> {
    const { name, fingerprint } = this.#mode;
    return this.#keeper.exchange(`${name} ${fingerprint} ${part}`, stages, payload, this.#caller);
  }
}

function isTaggerFailure(error: unknown): boolean {
  return (
    error instanceof ServiceError && error.cause instanceof StageFailure && error.cause.program === 'apertium-tagger'
  );
}
