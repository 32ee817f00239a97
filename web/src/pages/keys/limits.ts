const millisecondsPerMinute = 60_000;

/** As typed; empty is no limit. */
export interface GivenLimits {
  readonly characters: string;
  readonly minutes: string;
  readonly requests: string;
}

/** As the interface has them; null is no limit. */
export interface Limits {
  readonly characters: number | null;
  readonly speech_to_text_milliseconds: number | null;
  readonly requests_per_minute: number | null;
}

export const noLimits: GivenLimits = { characters: '', minutes: '', requests: '' };

export function toLimits({ characters, minutes, requests }: GivenLimits): Limits {
  const speech = numberOf(minutes);
  return {
    characters: numberOf(characters),
    speech_to_text_milliseconds: speech === null ? null : Math.round(speech * millisecondsPerMinute),
    requests_per_minute: numberOf(requests),
  };
}

export function toGiven(limits: Limits): GivenLimits {
  const speech = limits.speech_to_text_milliseconds;
  return {
    characters: textOf(limits.characters),
    minutes: textOf(speech === null ? null : speech / millisecondsPerMinute),
    requests: textOf(limits.requests_per_minute),
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
