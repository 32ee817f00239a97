import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstalledModel } from '../../src/engines/bergamot/models/installed-model.ts';

/*
 * A model with the dimensions of a production "tiny" one and weights without meaning: as large and as slow, though what
 * it says is nonsense. Made from the toy model, which has the same parts in small:
 *
 *   version · count │ a header for each item │ names │ shapes │ padding │ contents, each padded to 256 bytes
 */

const dimensions = { embedding: 256, feedForward: 1536, vocabulary: 32_000, encoderLayers: 6, decoderLayers: 2 };
const toyDimensions: Readonly<Record<number, number>> = {
  64: dimensions.embedding,
  128: dimensions.feedForward,
  304: dimensions.vocabulary,
};

const int8Matrix = 0x4101;
const boundary = 256;

interface Item {
  readonly name: string;
  readonly type: number;
  readonly shape: readonly number[];
  readonly content: Buffer;
}

/** Writes the weights into a temporary folder; lexicon and vocabulary stay those of the toy. */
export async function writeProductionModel(toy: InstalledModel): Promise<InstalledModel> {
  const items = readItems(await readFile(toy.files.model)).flatMap(enlarge);
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-model-'));
  const model = join(folder, 'model.bin');
  const content = writeItems(items);
  await writeFile(model, content);
  return { ...toy, files: { ...toy.files, model }, bytes: content.length, fingerprint: 'production-size' };
}

/** The item in production size, once for each layer. */
function enlarge(item: Item): Item[] {
  const [, part] = /^(encoder|decoder)_l1_/.exec(item.name) ?? [];
  const layers = part === undefined ? 1 : dimensions[`${part as 'encoder' | 'decoder'}Layers`];
  return Array.from({ length: layers }, (_, layer) => ({
    ...item,
    ...contentOf(item),
    name: item.name.replace('_l1_', `_l${layer + 1}_`),
  }));
}

function contentOf(item: Item): Pick<Item, 'shape' | 'content'> {
  if (item.name === 'special:model.yml') {
    const content = Buffer.from(describeModel(item.content.toString()));
    return { shape: [content.length], content };
  }
  const shape = item.shape.map((size) => toyDimensions[size] ?? size);
  const count = shape.reduce((product, size) => product * size, 1);
  const toyCount = item.shape.reduce((product, size) => product * size, 1);
  const width = item.type === int8Matrix ? 1 : 4;
  const content = Buffer.alloc(count * width);
  for (let at = 0; at < content.length; at += toyCount * width) item.content.copy(content, at, 0, toyCount * width);
  if (item.type !== int8Matrix) return { shape, content };
  // The factor by which the numbers were multiplied to become bytes.
  return { shape, content: Buffer.concat([content, item.content.subarray(toyCount, toyCount + 4)]) };
}

function describeModel(toy: string): string {
  return toy
    .replace('dim-emb: 64', `dim-emb: ${dimensions.embedding}`)
    .replace('transformer-dim-ffn: 128', `transformer-dim-ffn: ${dimensions.feedForward}`)
    .replaceAll('- 304', `- ${dimensions.vocabulary}`)
    .replace('enc-depth: 1', `enc-depth: ${dimensions.encoderLayers}`)
    .replace('dec-depth: 1', `dec-depth: ${dimensions.decoderLayers}`);
}

function readItems(file: Buffer): Item[] {
  let at = 0;
  const next = (): number => {
    at += 8;
    return Number(file.readBigUInt64LE(at - 8));
  };
  const take = (length: number): Buffer => {
    at += length;
    return file.subarray(at - length, at);
  };
  next();
  const headers = Array.from({ length: next() }, () => ({
    name: next(),
    type: next(),
    shape: next(),
    content: next(),
  }));
  const names = headers.map(({ name }) => take(name).toString('utf8', 0, name - 1));
  const shapes = headers.map(({ shape }) => {
    const sizes = take(shape * 4);
    return Array.from({ length: shape }, (_, index) => sizes.readInt32LE(index * 4));
  });
  take(next());
  return headers.map(({ type, content }, index) => ({
    name: names[index] ?? '',
    type,
    shape: shapes[index] ?? [],
    content: take(content),
  }));
}

function writeItems(items: readonly Item[]): Buffer {
  const contents = items.map(({ content }) => pad(content));
  const start = Buffer.concat([
    numbers(1, items.length),
    ...items.map(({ name, type, shape }, index) =>
      numbers(Buffer.byteLength(name) + 1, type, shape.length, contents[index]?.length ?? 0),
    ),
    ...items.map(({ name }) => Buffer.from(`${name}\0`)),
    ...items.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  const padding = (boundary - ((start.length + 8) % boundary)) % boundary;
  return Buffer.concat([start, numbers(padding), Buffer.alloc(padding), ...contents]);
}

function numbers(...values: readonly number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values, BigInt).buffer);
}

function pad(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((boundary - (content.length % boundary)) % boundary)]);
}
