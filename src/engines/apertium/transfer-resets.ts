import table from './transfer-resets.json' with { type: 'json' };

interface Stage {
  readonly program: string;
  readonly arguments: readonly string[];
}

/**
 * A transfer that keeps variables from one message to the next gets a message in front of each that puts them back; its
 * answer is dropped behind the transfer.
 */
export function withTransferResets<One extends Stage>(stages: readonly One[]): readonly (One | Stage)[] {
  return stages.flatMap((stage) => {
    const file = stage.program === 'rtx-proc' ? stage.arguments.at(-1)?.split('/').at(-1) : undefined;
    const reset = table.resets.find(({ rules }) => file !== undefined && rules.includes(file));
    if (reset === undefined) return [stage];
    const insert = { program: 'sed', arguments: ['-z', '-u', `s|^|${reset.units}\\x00|`] };
    const drop = { program: 'sed', arguments: ['-z', '-u', '1~2d'] };
    return [insert, stage, drop];
  });
}
