import type { Subject } from '#image/raster.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { JobLimits } from '#pool/worker-slot.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { PagesFrom, PagesReading } from '#runtime/node/extract-pages.ts'

type Options = { signal?: AbortSignal | undefined }

/** The receipt on pages whose text is known. */
export type Extract = (
  pages: OcrPage[],
  from: PagesFrom,
  context?: ReadingContext,
  options?: Options,
) => Promise<PagesReading>

/** Reads documents page by page in another process. */
export type PageReader = {
  /** All text of a page's picture. */
  textOf(image: Uint8Array, subject: Subject, options?: Options & JobLimits): Promise<OcrPage>
  /** Instead of the document process, which nobody's pictures hold up. */
  extract?: Extract
}
