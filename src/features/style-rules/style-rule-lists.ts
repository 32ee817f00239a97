import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import type {
  ConfiguredRules,
  CustomInstruction,
  Range,
  StyleRuleChange,
  StyleRuleList,
  StyleRuleStore,
  StyleRuleSummary,
} from '../../contracts/stores/style-rules.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { findCatalogueFault } from '../../language/style-rules/style-catalogue.ts';
import { readResourceText } from '../resource-name.ts';
import { styleRuleLimits } from './limits.ts';
import { type GivenInstruction, readInstruction } from './read-instruction.ts';
import { readStyleRuleLanguage } from './style-rule-languages.ts';

/** A list as a client sends it. */
export interface GivenStyleRules {
  readonly name: string;
  readonly language: string;
  readonly configuredRules: ConfiguredRules;
  readonly customInstructions: readonly GivenInstruction[];
}

/** An instruction of a list, and which version the list must have, if any: nobody overwrites what they have not seen. */
interface InstructionOfList {
  readonly id: string;
  readonly instructionId: string;
  readonly expected?: number | undefined;
}

interface Dependencies {
  readonly store: StyleRuleStore;
  readonly ids: Identifiers;
  readonly clock: Clock;
}

/**
 * What accounts do with their style rule lists (`interface.md`, Style rules). Lengths and counts of what comes in are
 * checked by the schemas of the operations; owners come from `styleRuleOwner`.
 */
export class StyleRuleLists {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async create(owner: ResourceOwner, given: GivenStyleRules): Promise<StyleRuleList> {
    const { store, ids, clock } = this.#dependencies;
    const now = clock.now();
    const list = {
      id: ids.uuid(),
      name: readResourceText('name', given.name),
      language: readStyleRuleLanguage(given.language),
      createdAt: now,
      updatedAt: now,
      version: 1,
      configuredRules: readRules(given.configuredRules),
      customInstructions: given.customInstructions.map((instruction, index) =>
        readInstruction(instruction, ids.uuid(), `custom_instructions[${index}].`),
      ),
    };
    await store.add(owner, list);
    return list;
  }

  list(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleList[]> {
    return this.#dependencies.store.list(owner, range);
  }

  listSummaries(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleSummary[]> {
    return this.#dependencies.store.listSummaries(owner, range);
  }

  /** The list, or a 404. */
  async get(owner: ResourceOwner, id: string): Promise<StyleRuleList> {
    return orNotFound(id, await this.#dependencies.store.find(owner, id.toLowerCase()));
  }

  /** With `expected`, only if the list has that version: nobody overwrites what they have not seen. */
  async rename(owner: ResourceOwner, id: string, given: string, expected?: number): Promise<StyleRuleList> {
    const name = readResourceText('name', given);
    return this.#change(owner, id, () => ({ name }), expected);
  }

  /** `expected` as in `rename`. */
  async replaceRules(
    owner: ResourceOwner,
    id: string,
    given: ConfiguredRules,
    expected?: number,
  ): Promise<StyleRuleList> {
    const configuredRules = readRules(given);
    return this.#change(owner, id, () => ({ configuredRules }), expected);
  }

  async remove(owner: ResourceOwner, id: string): Promise<void> {
    const removed = await this.#dependencies.store.remove(owner, id.toLowerCase());
    if (!removed) throw new ServiceError('style_rule_list_not_found', { id });
  }

  /** Answers the list with its new instruction, and that instruction alone. */
  async addInstruction(
    owner: ResourceOwner,
    id: string,
    given: GivenInstruction,
  ): Promise<{ readonly list: StyleRuleList; readonly instruction: CustomInstruction }> {
    const instruction = readInstruction(given, this.#dependencies.ids.uuid());
    const list = await this.#change(owner, id, ({ customInstructions }) => {
      if (customInstructions.length >= styleRuleLimits.instructions) throw fullOfInstructions();
      return { customInstructions: [...customInstructions, instruction] };
    });
    return { list, instruction };
  }

  async getInstruction(owner: ResourceOwner, id: string, instructionId: string): Promise<CustomInstruction> {
    return instructionOf(await this.get(owner, id), instructionId);
  }

  async replaceInstruction(
    owner: ResourceOwner,
    { id, instructionId, expected }: InstructionOfList,
    given: GivenInstruction,
  ): Promise<CustomInstruction> {
    const instruction = readInstruction(given, instructionId.toLowerCase());
    const change = (list: StyleRuleList) => {
      const replaced = instructionOf(list, instructionId);
      return { customInstructions: list.customInstructions.map((each) => (each === replaced ? instruction : each)) };
    };
    await this.#change(owner, id, change, expected);
    return instruction;
  }

  async removeInstruction(owner: ResourceOwner, { id, instructionId, expected }: InstructionOfList): Promise<void> {
    const change = (list: StyleRuleList) => {
      const removed = instructionOf(list, instructionId);
      return { customInstructions: list.customInstructions.filter((each) => each !== removed) };
    };
    await this.#change(owner, id, change, expected);
  }

  async #change(
    owner: ResourceOwner,
    id: string,
    change: (list: StyleRuleList) => Omit<StyleRuleChange, 'updatedAt'>,
    expected?: number,
  ): Promise<StyleRuleList> {
    const { store, clock } = this.#dependencies;
    const stamped = (list: StyleRuleList): StyleRuleChange => {
      const { version } = list;
      if (expected !== undefined && version !== expected)
        throw new ServiceError('list_changed', { version: String(version), given: String(expected) });
      return { ...change(list), updatedAt: clock.now() };
    };
    return orNotFound(id, await store.change(owner, id.toLowerCase(), stamped));
  }
}

function readRules(rules: ConfiguredRules): ConfiguredRules {
  const fault = findCatalogueFault(rules);
  if (fault !== undefined) throw new ServiceError('invalid_parameter', { ...fault });
  return rules;
}

function orNotFound(id: string, list: StyleRuleList | undefined): StyleRuleList {
  if (list === undefined) throw new ServiceError('style_rule_list_not_found', { id });
  return list;
}

function instructionOf({ id, customInstructions }: StyleRuleList, instructionId: string): CustomInstruction {
  const instruction = customInstructions.find((candidate) => candidate.id === instructionId.toLowerCase());
  if (instruction !== undefined) return instruction;
  throw new ServiceError(
    'custom_instruction_not_found',
    { id: instructionId },
    { detail: `Style rule list '${id}' has ${customInstructions.length} instructions, none of this id.` },
  );
}

function fullOfInstructions(): ServiceError {
  return new ServiceError('invalid_parameter', {
    parameter: 'custom_instructions',
    reason: `a list has at most ${styleRuleLimits.instructions}; remove or replace one of them.`,
  });
}
