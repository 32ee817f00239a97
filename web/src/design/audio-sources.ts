/** Audio that is spoken now, or as fast as a session takes it. */
export interface AudioSource {
  readonly contentType: string;
  /** Calls `push` with each piece, and resolves when there is no more. */
  run(push: (piece: Uint8Array) => void, backlog: () => number, signal: AbortSignal): Promise<void>;
  /** Where it is not run: the microphone is off then. */
  close(): void;
}

const rate = 16_000;
const pieceMilliseconds = 100;
const bytesPerSample = 2;
/** Audio may come at most twice as fast as it is spoken. */
const speed = 1.8;
/** Pieces that wait; a connection that is slow does not gather a whole file. */
const mostWaiting = 20;

/** In the order of preference; browsers differ. */
const recordable = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** The microphone; rejects where there is none or the reader does not allow it. */
export async function openMicrophone(): Promise<AudioSource> {
  const contentType = recordable.find((type) => MediaRecorder.isTypeSupported(type));
  if (contentType === undefined || navigator.mediaDevices === undefined)
    throw new DOMException('', 'NotSupportedError');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    contentType,
    async run(push, _backlog, signal) {
      const recorder = new MediaRecorder(stream, { mimeType: contentType });
      // In order: the bytes of a piece come later than the piece.
      let before = Promise.resolve();
      recorder.addEventListener('dataavailable', ({ data }) => {
        before = before.then(async () => push(new Uint8Array(await data.arrayBuffer())));
      });
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.start(pieceMilliseconds);
      signal.addEventListener('abort', () => recorder.stop(), { once: true });
      if (signal.aborted) recorder.stop();
      await stopped;
      close();
      await before;
    },
    close,
  };
}

/** A file, decoded by the browser; rejects where it cannot. */
export async function openFile(file: File): Promise<AudioSource> {
  const samples = await decode(await file.arrayBuffer());
  return {
    contentType: `audio/pcm;encoding=s16le;rate=${rate}`,
    async run(push, backlog, signal) {
      const size = (rate * pieceMilliseconds) / 1_000;
      const begun = performance.now();
      for (let at = 0; at < samples.length && !signal.aborted; at += size) {
        const spoken = (at / rate) * 1_000;
        while (!signal.aborted && (spoken > (performance.now() - begun) * speed || backlog() > mostWaiting))
          await new Promise((resolve) => setTimeout(resolve, pieceMilliseconds / 2));
        push(new Uint8Array(samples.buffer, at * bytesPerSample, Math.min(size, samples.length - at) * bytesPerSample));
      }
    },
    close() {},
  };
}

/** Of any format that the browser knows to samples of one channel. */
async function decode(bytes: ArrayBuffer): Promise<Int16Array> {
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
  const context = new OfflineAudioContext(1, Math.max(1, Math.ceil(decoded.duration * rate)), rate);
  const node = context.createBufferSource();
  node.buffer = decoded;
  node.connect(context.destination);
  node.start();
  const samples = (await context.startRendering()).getChannelData(0);
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))));
}
