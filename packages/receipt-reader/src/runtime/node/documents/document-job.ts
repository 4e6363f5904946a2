import type { DocumentProblem, ProblemFacts } from '@quittance/contract/document-rules'
import type { DocumentReading, OpenedDocument } from '#document.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { PagesFrom, PagesReading } from '#runtime/node/extract-pages.ts'
import type { EnclosureFile } from './enclosures.ts'
import type { MailParts } from './mail.ts'
import type { PagePicture } from './page-pictures.ts'

/** A PDF, and the e-invoice that it shows where that is a file of its own. */
export type DocumentPaths = { path: string; invoicePath?: string | undefined }

/** What a document process is asked for; files are named by their paths, so that no bytes travel twice. */
export type DocumentJob =
  | ({ do: 'open' } & DocumentPaths)
  | ({
      do: 'draw'
      folder: string
      pages: number[]
      dpi: number
      thumbnail: number
    } & DocumentPaths)
  | { do: 'invoice'; opened: OpenedDocument }
  | { do: 'extract'; pages: OcrPage[]; from: PagesFrom; context: ReadingContext }
  | { do: 'mail'; path: string; folder: string }
  | ({ do: 'enclosures'; folder: string } & DocumentPaths)

export type DocumentAnswer =
  | { opened: OpenedDocument }
  | { drawn: PagePicture[] }
  | { reading: DocumentReading }
  | { extracted: PagesReading }
  | { mail: MailParts }
  | { enclosures: EnclosureFile[] }
  | { refused: DocumentProblem; facts: ProblemFacts }
