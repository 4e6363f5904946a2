import type { Subject } from '#image/raster.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { PagesFrom, PagesReading } from '#runtime/node/extract-pages.ts'

type Options = { signal?: AbortSignal | undefined }

/** Reads documents page by page in another process. */
export type PageReader = {
  /** All text of a page's picture. */
  textOf(image: Uint8Array, subject: Subject, options?: Options): Promise<OcrPage>
  /** The receipt on pages whose text is known. */
  extract(
    pages: OcrPage[],
    from: PagesFrom,
    context?: ReadingContext,
    options?: Options,
  ): Promise<PagesReading>
}
