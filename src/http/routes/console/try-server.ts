import { type Static, Type } from 'typebox';
import { type ServerTrial, trialOutcomes } from '../../../contracts/engines/server-trial.ts';
import type { ActOfAccount } from '../../../features/audit/act.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { requireAdministrator } from './require-administrator.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

export const serverKinds = ['llm', 'transcription', 'synthesis', 'languagetool'] as const;

const Body = Type.Object({
  kind: Type.Enum([...serverKinds], {
    description:
      'What the server is for: a language model, speech recognition or speech output with the OpenAI interface, or LanguageTool.',
  }),
  base_url: Type.String({ maxLength: 500, description: 'As in the setting, such as `http://localhost:11434/v1`.' }),
  model: Type.Optional(Type.String({ maxLength: 200, description: 'All but LanguageTool need one.' })),
  voice: Type.Optional(Type.String({ maxLength: 200, description: 'For speech output. Default `alloy`.' })),
  api_key: Type.Optional(Type.String({ maxLength: 1000, description: 'Used once, and neither stored nor logged.' })),
});
export type TriedServer = Static<typeof Body>;

const Answer = Type.Object({
  outcome: Type.Enum([...trialOutcomes]),
  detail: Type.String({ description: 'What the server did, in English, for operators.' }),
  sample: Type.Union([Type.String(), Type.Null()], { description: 'What it answered to a sentence, where it works.' }),
  milliseconds: Type.Integer(),
  settings: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'What to put into the configuration. The key is not repeated.',
  }),
});

export interface TrialReport extends ServerTrial {
  readonly milliseconds: number;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
}

interface TrialRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly tryServer: (server: TriedServer, by: ActOfAccount, signal: AbortSignal) => Promise<TrialReport>;
}

export function tryServerOperation({ cookies, tryServer }: TrialRoutes): Operation {
  return defineOperation<TriedServer, undefined>({
    id: 'tryServer',
    method: 'POST',
    path: '/v1/console/server-trials',
    access: sessionAccess,
    summary: 'Try a server before it is configured',
    description:
      'For administrators. Sends it one or two requests, and says how it answered and which settings it needs. Nothing is configured. One trial at a time for an account. The audit log has each of them. Not there with `DRAGOMAN_SERVER_TRIALS=0`.',
    tag: consoleTag,
    body: Body,
    response: Answer,
    async handle(call): Promise<Static<typeof Answer>> {
      const by = await requireAdministrator(call, cookies);
      const { outcome, detail, sample, milliseconds, settings } = await tryServer(call.body, by, call.signal);
      return { outcome, detail, sample: sample ?? null, milliseconds, settings: [...settings] };
    },
  });
}
