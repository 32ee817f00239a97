import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';
import { ServiceError } from '../../../errors/service-error.ts';
import { type CompiledModule, type WebAssemblyInstance, type WebAssemblyMemory, webAssembly } from './web-assembly.ts';

/** The functions of PDFium that are used here, as the module exports them: pointers and numbers only. */
const functionNames = [
  'malloc',
  'free',
  'PDFiumExt_Init',
  'PDFiumExt_OpenFileWriter',
  'PDFiumExt_GetFileWriterSize',
  'PDFiumExt_GetFileWriterData',
  'PDFiumExt_CloseFileWriter',
  'PDFiumExt_SaveAsCopy',
  'EPDF_IsEncrypted',
  'EPDF_RemoveEncryption',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetFormType',
  'FPDF_GetPageCount',
  'FPDF_GetSignatureCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_GetPageSizeByIndexF',
  'FPDF_GetPageBoundingBox',
  'FPDF_RenderPageBitmap',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_CountAttachmentPoints',
  'FPDFAnnot_GetAttachmentPoints',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_CountParams',
  'FPDFPageObjMark_GetParamKey',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFImageObj_GetImageDataRaw',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_IsHyphen',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetTextObject',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetFontSize',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFlags',
  'FPDFFont_GetWeight',
  'FPDFFont_GetItalicAngle',
  'FPDFFont_GetAscent',
  'FPDFFont_GetDescent',
  'FPDFFont_GetGlyphWidth',
  'FPDFFont_GetIsEmbedded',
  'FPDFFont_GetFontData',
] as const;

export type PdfiumFunctions = Readonly<
  Record<(typeof functionNames)[number], (...values: readonly number[]) => number>
>;

/** Thrown where PDFium would take more memory or time than it may; the instance is of no use afterwards. */
export class PdfiumLimitError extends Error {
  readonly limit: 'memory' | 'time';

  constructor(limit: 'memory' | 'time') {
    super(`PDFium reached its limit of ${limit}`);
    this.limit = limit;
  }
}

export interface PdfiumLimits {
  /** Bytes of the WebAssembly memory, the file in it. */
  readonly memory: number;
  /**
   * Milliseconds of one step (opening, loading a page). Checked whenever memory grows, which is where forms that draw each other
   * many times spend their time; a thread's own budget bounds everything else.
   */
  readonly stepTime: number;
}

interface EmscriptenImports {
  readonly env: { emscripten_resize_heap: (requested: number) => number | boolean };
}

let compiled: Promise<CompiledModule> | undefined;

async function compile(): Promise<CompiledModule> {
  const path = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  return webAssembly.compile(await readFile(path));
}

const scratchBytes = 4096;

class StepClock {
  readonly #milliseconds: number;
  #end = Number.POSITIVE_INFINITY;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  start(): void {
    this.#end = performance.now() + this.#milliseconds;
  }

  check(): void {
    if (performance.now() > this.#end) throw new PdfiumLimitError('time');
  }
}

/**
 * One PDFium with a memory of its own, for one document: what a document breaks or fills is gone with it. All access to that memory
 * is in this class.
 */
export class PdfiumInstance {
  readonly functions: PdfiumFunctions;
  /** A small area for results of calls; each call may overwrite it. */
  readonly scratch: number;
  /** True once a call did not return: nothing may be called any more. */
  isBroken = false;
  readonly #memory: WebAssemblyMemory;
  readonly #step: StepClock;
  #scratchFloats: Float32Array = new Float32Array();
  #scratchDoubles: Float64Array = new Float64Array();

  private constructor(functions: PdfiumFunctions, memory: WebAssemblyMemory, step: StepClock) {
    this.functions = functions;
    this.#memory = memory;
    this.#step = step;
    functions.PDFiumExt_Init();
    this.scratch = this.allocate(scratchBytes);
  }

  static async create(limits: PdfiumLimits): Promise<PdfiumInstance> {
    compiled ??= compile();
    const module = await compiled;
    let memory: WebAssemblyMemory | undefined;
    const step = new StepClock(limits.stepTime);
    const { pdfium } = await init({
      print: () => undefined,
      printErr: () => undefined,
      instantiateWasm: (imports: EmscriptenImports, done: (instance: WebAssemblyInstance) => void) => {
        const grow = imports.env.emscripten_resize_heap;
        imports.env.emscripten_resize_heap = (requested) => {
          if (requested >>> 0 > limits.memory) throw new PdfiumLimitError('memory');
          step.check();
          return grow(requested);
        };
        const instance = new webAssembly.Instance(module, imports);
        for (const value of Object.values(instance.exports)) if (value instanceof webAssembly.Memory) memory = value;
        done(instance);
        return instance.exports;
      },
    } as Parameters<typeof init>[0]);
    if (memory === undefined) throw new Error('PDFium has no memory');
    return new PdfiumInstance(pdfium.wasmExports as unknown as PdfiumFunctions, memory, step);
  }

  /**
   * Works with something that is to be closed. After an error that is not one of the catalogue PDFium was interrupted, and nothing of
   * it may be called again.
   */
  closing<Result>(work: () => Result, close: () => void): Result {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ServiceError)) this.isBroken = true;
      throw error;
    } finally {
      if (!this.isBroken) close();
    }
  }

  /** Begins a step, whose time is bounded. */
  startStep(): void {
    this.#step.start();
  }

  /** Throws where the step takes too long. */
  checkTime(): void {
    this.#step.check();
  }

  get memoryBytes(): number {
    return this.#memory.buffer.byteLength;
  }

  allocate(bytes: number): number {
    const pointer = this.functions.malloc(bytes) >>> 0;
    if (pointer === 0) throw new PdfiumLimitError('memory');
    return pointer;
  }

  free(pointer: number): void {
    this.functions.free(pointer);
  }

  /** A copy of the bytes in PDFium's memory, to be freed. */
  place(bytes: Uint8Array): number {
    const pointer = this.allocate(Math.max(1, bytes.length));
    new Uint8Array(this.#memory.buffer).set(bytes, pointer);
    return pointer;
  }

  /** A copy of so many bytes at a pointer. */
  bytes(pointer: number, length: number): Uint8Array {
    return this.view(pointer, length).slice();
  }

  /** So many bytes at a pointer, as they are until the next call. */
  view(pointer: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, pointer, length);
  }

  /** One of the 32-bit floats in the scratch area. */
  float(index: number): number {
    // Where memory has grown, the view of what it was is empty.
    return this.#scratchFloats[index] ?? this.#viewScratch().floats[index] ?? 0;
  }

  /** One of the 64-bit floats in the scratch area. */
  double(index: number): number {
    return this.#scratchDoubles[index] ?? this.#viewScratch().doubles[index] ?? 0;
  }

  #viewScratch(): { readonly floats: Float32Array; readonly doubles: Float64Array } {
    this.#scratchFloats = this.floats(scratchBytes / 4);
    this.#scratchDoubles = this.doubles(scratchBytes / 8);
    return { floats: this.#scratchFloats, doubles: this.#scratchDoubles };
  }

  /** Consecutive 32-bit floats at a pointer. */
  floats(count: number, pointer = this.scratch): Float32Array {
    return new Float32Array(this.#memory.buffer, pointer, count);
  }

  /** Consecutive 64-bit floats at a pointer. */
  doubles(count: number, pointer = this.scratch): Float64Array {
    return new Float64Array(this.#memory.buffer, pointer, count);
  }

  /** Consecutive unsigned 32-bit numbers at a pointer. */
  integers(count: number, pointer = this.scratch): Uint32Array {
    return new Uint32Array(this.#memory.buffer, pointer, count);
  }

  /** The text that a call writes as UTF-8, with a zero at its end, and whose length in bytes it returns. */
  readUtf8(call: (buffer: number, length: number) => number): string {
    const length = Math.min(call(this.scratch, scratchBytes), scratchBytes);
    return length <= 1 ? '' : Buffer.from(this.bytes(this.scratch, length - 1)).toString('utf8');
  }
}
