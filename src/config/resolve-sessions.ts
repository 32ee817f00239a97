import type { SessionLimits } from '../contracts/stores/console-sessions.ts';
import { type ParseValue, type ReadSetting, ValueProblem, wholeNumber } from './parse-values.ts';

const minute = 60_000;
const hour = 60 * minute;

type BySession = Readonly<Record<keyof SessionLimits, number>>;

/** When sessions of the console end. Who manages keys is signed in for a shorter time, since more depends on it. */
export function resolveSessions(read: ReadSetting): SessionLimits {
  const idle = read('DRAGOMAN_SESSION_IDLE_MINUTES', bySession(525_600), { others: 720, administrator: 60 });
  const whole = read('DRAGOMAN_SESSION_HOURS', bySession(8760), { others: 720, administrator: 12 });
  return {
    others: { idleMilliseconds: idle.others * minute, wholeMilliseconds: whole.others * hour },
    administrator: { idleMilliseconds: idle.administrator * minute, wholeMilliseconds: whole.administrator * hour },
  };
}

/** One value, or two: of sessions without an admin key, and of those with one. */
function bySession(maximum: number): ParseValue<BySession> {
  return (text) => {
    const [others = '', administrator = others, ...more] = text.split('/').map((part) => part.trim());
    if (more.length > 0)
      throw new ValueProblem(
        `must be one value, or those of sessions without and with an admin key as "720/60", not "${text}"`,
      );
    const parse = wholeNumber(1, maximum);
    return { others: parse(others), administrator: parse(administrator) };
  };
}
