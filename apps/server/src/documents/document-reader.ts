import type { DocumentKind } from '@quittance/contract/document-rules'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Turn } from '@quittance/receipt-reader/document-reader'
import type { StoredEnclosure } from '#db/schema/documents.ts'
import type { ReadingContext } from '#receipts/reading/reader.ts'

/** The turns of a file's jobs in the document processes, and of its pages in the reader's. */
export type FileTurns = { inProcess: Turn; inReader: Turn }

export type TurnsOfUser = (path: string) => Promise<FileTurns>

type Options = { signal?: AbortSignal | undefined }
type OpenOptions = Options & { turns: TurnsOfUser }

export type PagePicture = { path: string; width: number; height: number; bytes: number }

/** A file enclosed in an e-invoice, and its pages within the document. */
export type EnclosedFile = { path: string } & Omit<StoredEnclosure, 'key' | 'sha256'>

export type DrawnPages = { pages: PagePicture[]; thumbnail: string; enclosures: EnclosedFile[] }

/** An opened document; valid as long as its work folder exists. */
export type OpenDocument = {
  kind: DocumentKind
  pages: { width: number; height: number }[]
  /** Reads these pages, by default all; `page` in the result counts from the document's first. */
  read(
    context?: ReadingContext,
    options?: Options & { pages?: [first: number, last: number] | undefined },
  ): Promise<ExtractedReceipt>
  draw(options?: Options): Promise<DrawnPages>
}

export type MailWords = { text: string | null; html: string | null }

/** A part of a mail as a file with a name of our own. */
export type MailFile = {
  path: string
  name: string
  kind: 'pdf' | 'heic' | 'tiff' | 'xml' | 'image' | 'zip' | 'outlook-format' | 'empty' | 'other'
  mimeType: string
  contentId: string | null
  bytes: number
  /** Index of the nested mail it came in; null for the outer mail. */
  within: number | null
}

export type TakenApart = MailWords & {
  files: MailFile[]
  /** Mails forwarded as attachments. */
  inside: (MailWords & { path: string; subject: string })[]
}

/** Opens untrusted documents, each job in its user's turn. Throws DOCUMENT_REFUSED, or RATE_LIMITED. */
export type DocumentReader = {
  /** Intermediate files go into the folder. */
  open(path: string, folder: string, options: OpenOptions): Promise<OpenDocument>
  /** Reads the PDF by the e-invoice received beside it; null if it shows another invoice. */
  joinInvoice(pdf: OpenDocument, xml: OpenDocument, options?: Options): Promise<OpenDocument | null>
  /** For a mail without attachments: its lines as a page. */
  openLines(lines: readonly string[], folder: string, options: OpenOptions): Promise<OpenDocument>
  takeMailApart(path: string, folder: string, options: OpenOptions): Promise<TakenApart>
}
