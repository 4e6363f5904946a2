import { PDFiumModule } from '@hyzyla/pdfium'
import { DocumentRefusedError } from '#document.ts'

/**
 * The part of pdfium that we call: its own functions, with handles and addresses in its memory as numbers. The package's types
 * name fewer of them than it has.
 */
export type Pdfium = {
  memory: { buffer: ArrayBuffer }
  malloc(bytes: number): number
  free(address: number): void
  FPDF_InitLibrary(): void
  FPDF_LoadMemDocument(address: number, bytes: number, password: number): number
  FPDF_GetLastError(): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetPageCount(document: number): number
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number
  FPDFPage_GetRotation(page: number): number
  FPDFPage_CountObjects(page: number): number
  FPDFPage_GetAnnotCount(page: number): number
  FPDFPage_GetAnnot(page: number, index: number): number
  FPDFPage_CloseAnnot(annotation: number): void
  FPDFAnnot_GetSubtype(annotation: number): number
  FPDFAnnot_GetFlags(annotation: number): number
  FPDFAnnot_HasKey(annotation: number, key: number): number
  FPDFAnnot_GetStringValue(annotation: number, key: number, address: number, bytes: number): number
  FPDFAnnot_GetAP(annotation: number, mode: number, address: number, bytes: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number
  FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  FPDFText_LoadPage(page: number): number
  FPDFText_ClosePage(textPage: number): void
  FPDFText_CountChars(textPage: number): number
  FPDFText_GetUnicode(textPage: number, index: number): number
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number
  FPDFText_GetCharAngle(textPage: number, index: number): number
  FPDFText_GetTextObject(textPage: number, index: number): number
  FPDFText_GetFillColor(
    textPage: number,
    index: number,
    r: number,
    g: number,
    b: number,
    a: number,
  ): number
  FPDFTextObj_GetTextRenderMode(object: number): number
  FPDFDoc_GetAttachmentCount(document: number): number
  FPDFDoc_GetAttachment(document: number, index: number): number
  FPDFAttachment_GetName(attachment: number, address: number, bytes: number): number
  FPDFAttachment_GetFile(attachment: number, address: number, bytes: number, out: number): number
  FPDFDoc_GetJavaScriptActionCount(document: number): number
  FPDF_GetFormType(document: number): number
  FPDFDOC_InitFormFillEnvironment(document: number, info: number): number
  FPDFDOC_ExitFormFillEnvironment(form: number): void
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    address: number,
    stride: number,
  ): number
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void
  FPDFBitmap_Destroy(bitmap: number): void
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void
}

let loading: Promise<Pdfium> | undefined

/** Loaded once a process, when the first PDF comes. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load()
  return loading
}

async function load() {
  const { wasmExports } = await PDFiumModule({})
  const pdfium = wasmExports as unknown as Pdfium
  pdfium.FPDF_InitLibrary()
  return pdfium
}

/** Lends a piece of its memory. */
export function withMemory<Result>(
  pdfium: Pdfium,
  bytes: number,
  use: (address: number) => Result,
): Result {
  const address = pdfium.malloc(bytes)
  if (address === 0) throw new DocumentRefusedError('memory')
  try {
    return use(address)
  } finally {
    pdfium.free(address)
  }
}

/** Its memory moves when it grows, so each read takes a new view. */
export function viewOf({ memory }: Pdfium): DataView {
  return new DataView(memory.buffer)
}

/** A part of its memory, as it is now. */
export function bytesAt({ memory }: Pdfium, address: number, length: number): Uint8Array {
  return new Uint8Array(memory.buffer, address, length)
}
