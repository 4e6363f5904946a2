import type { DocumentKind, EnclosureType } from '@quittance/contract/document-rules'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { ReadingContext } from '#receipts/reading/reader.ts'

type Options = { signal?: AbortSignal | undefined }

/** A picture of a page as a file, in pixels. */
export type PagePicture = { path: string; width: number; height: number; bytes: number }

/** What came inside of an e-invoice as a file, and its pages among those of the document. */
export type EnclosedFile = {
  path: string
  /** As its sender called it. */
  name: string
  type: EnclosureType
  bytes: number
  pages: [first: number, last: number] | null
  /** It is the e-invoice that the values come from, and came beside the PDF. */
  isInvoice?: true
}

/** All pages from the first on, a small picture of the first, and what is enclosed. */
export type DrawnPages = { pages: PagePicture[]; thumbnail: string; enclosures: EnclosedFile[] }

/** A document that was opened, as long as the folder it was opened in is there. */
export type OpenDocument = {
  kind: DocumentKind
  /** The sizes of their pictures. */
  pages: { width: number; height: number }[]
  /** The receipt on these pages, on all unless told; `page` in it counts from the document's first. */
  read(
    context?: ReadingContext,
    options?: Options & { pages?: [first: number, last: number] | undefined },
  ): Promise<ExtractedReceipt>
  draw(options?: Options): Promise<DrawnPages>
}

/** What stands in a mail. */
export type MailWords = { text: string | null; html: string | null }

/** A part of a mail as a file of our own name. */
export type MailFile = {
  path: string
  /** As its sender called it. */
  name: string
  kind: 'pdf' | 'heic' | 'tiff' | 'xml' | 'image' | 'zip' | 'outlook-format' | 'empty' | 'other'
  mimeType: string
  contentId: string | null
  bytes: number
  /** Which of the mails inside it came with; null for the mail itself. */
  within: number | null
}

export type TakenApart = MailWords & {
  files: MailFile[]
  /** Mails that were forwarded as files. */
  inside: (MailWords & { path: string; subject: string })[]
}

/** Opens documents of strangers. Throws AppError: DOCUMENT_REFUSED, or UNAVAILABLE when too many wait. */
export type DocumentReader = {
  /** What is made along the way goes into the folder. */
  open(path: string, folder: string, options?: Options): Promise<OpenDocument>
  /** A PDF with the e-invoice that came beside it, read from that; null where the PDF shows another. */
  joinInvoice(pdf: OpenDocument, xml: OpenDocument, options?: Options): Promise<OpenDocument | null>
  /** A mail that is its own receipt: its lines on a sheet. */
  openLines(lines: readonly string[], folder: string, options?: Options): Promise<OpenDocument>
  /** A mail's files into the folder, its words as they are. */
  takeMailApart(path: string, folder: string, options?: Options): Promise<TakenApart>
}
