import { trimSilence } from './trim-silence.ts';

/** The text whose length is nearest to that of the tone in some samples. */
export function nearestText(
  texts: readonly { readonly text: string; readonly milliseconds: number }[],
  samples: Int16Array,
  rate: number,
): string {
  const milliseconds = (trimSilence(samples).length / rate) * 1_000;
  const distances = texts.map((each) => Math.abs(each.milliseconds - milliseconds));
  return texts[distances.indexOf(Math.min(...distances))]?.text ?? '';
}
