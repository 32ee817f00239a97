/** Of the spoken translation, as it is asked for: what needs no decoder is played as it comes. */
export const speechRate = 24_000;
export const speechContentType = `audio/pcm;encoding=s16le;rate=${speechRate}`;

/** Plays what comes, one piece after the other, and keeps it, unless `isKept` is false. */
export class SpeechPlayer {
  readonly #context = new AudioContext({ sampleRate: speechRate });
  readonly #pieces: Uint8Array[] = [];
  readonly #isKept: boolean;
  #until = 0;
  #last: AudioBufferSourceNode | undefined;
  isMuted = false;

  constructor({ isKept = true }: { readonly isKept?: boolean } = {}) {
    this.#isKept = isKept;
  }

  push(data: Uint8Array): void {
    if (this.#isKept) this.#pieces.push(data);
    if (!this.isMuted) this.#play(data);
  }

  get hasSpeech(): boolean {
    return this.#pieces.length > 0;
  }

  /** What was pushed was heard. */
  async played(): Promise<void> {
    const last = this.#last;
    if (last === undefined || this.#context.currentTime >= this.#until) return;
    await new Promise((resolve) => last.addEventListener('ended', resolve, { once: true }));
  }

  /** From the begin. */
  replay(): void {
    this.#until = 0;
    this.#play(joined(this.#pieces));
  }

  /** WAV. */
  get file(): Blob {
    return new Blob(
      [wavHeader(this.#pieces.reduce((sum, { length }) => sum + length, 0)), ...this.#pieces.map(copied)],
      {
        type: 'audio/wav',
      },
    );
  }

  close(): void {
    void this.#context.close();
  }

  #play(data: Uint8Array): void {
    const samples = new Int16Array(copied(data));
    if (samples.length === 0) return;
    void this.#context.resume();
    const buffer = this.#context.createBuffer(1, samples.length, speechRate);
    buffer.copyToChannel(
      Float32Array.from(samples, (sample) => sample / 32_768),
      0,
    );
    const node = this.#context.createBufferSource();
    node.buffer = buffer;
    node.connect(this.#context.destination);
    const start = Math.max(this.#context.currentTime, this.#until);
    node.start(start);
    this.#until = start + buffer.duration;
    this.#last = node;
  }
}

function copied(data: Uint8Array): ArrayBuffer {
  return new Uint8Array(data).buffer;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function wavHeader(bytes: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string): void => {
    for (let index = 0; index < letters.length; index += 1) view.setUint8(at + index, letters.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, speechRate, true);
  view.setUint32(28, speechRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  return view.buffer;
}
