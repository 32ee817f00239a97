import type { ResourceOwner } from './resource-owner.ts';

/** What a list asks for: category → rule → value, by the names of the catalogue (`facts.md`, Style rules). */
export type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An instruction in words (`interface.md`, Style rule list). */
export interface CustomInstruction {
  /** UUID in lower case. */
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  /** Canonical code of the language that texts are translated from, where the instruction is for one. */
  readonly sourceLanguage?: string;
}

export interface StyleRuleSummary {
  /** UUID in lower case. */
  readonly id: string;
  readonly name: string;
  /** Canonical code; a root language covers its variants. */
  readonly language: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Begins with 1. */
  readonly version: number;
}

export interface StyleRuleList extends StyleRuleSummary {
  readonly configuredRules: ConfiguredRules;
  /** In the order in which they were added. */
  readonly customInstructions: readonly CustomInstruction[];
}

/** What is left out stays as it is. */
export interface StyleRuleChange
  extends Partial<Pick<StyleRuleList, 'name' | 'configuredRules' | 'customInstructions'>> {
  readonly updatedAt: Date;
}

/** Which part of a sequence; beyond its end there is nothing. */
export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Style rule lists of all accounts. Every implementation passes `test/contracts/style-rule-store.ts`.
 *
 * - A change is on disk when its promise resolves, and takes effect whole or not at all.
 * - What belongs to another account or region is treated like what does not exist.
 */
export interface StyleRuleStore {
  add(owner: ResourceOwner, list: StyleRuleList): Promise<void>;
  /** In the order in which they were added. Reads no more than the range. */
  list(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleList[]>;
  /** As `list`, without reading rules and instructions. */
  listSummaries(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleSummary[]>;
  find(owner: ResourceOwner, id: string): Promise<StyleRuleList | undefined>;
  /**
   * Stores what `change` returns for the current list, as its next version; nobody else changes it meanwhile, in
   * whatever process. What `change` throws is thrown, and nothing is changed. Undefined when there is none.
   */
  change(
    owner: ResourceOwner,
    id: string,
    change: (list: StyleRuleList) => StyleRuleChange,
  ): Promise<StyleRuleList | undefined>;
  /** False when there is none. */
  remove(owner: ResourceOwner, id: string): Promise<boolean>;
}
