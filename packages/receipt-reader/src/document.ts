import type {
  DocumentKind,
  DocumentProblem,
  DocumentRemark,
  ProblemFacts,
} from '@quittance/contract/document-rules'
import type { Box } from '#page/boxes.ts'
import type { TextBox } from '#page/text-box.ts'
import type { ReadField, ReceiptReading } from './receipt-reading.ts'

/** Texts in pixels of the drawn picture; null if the embedded text cannot be trusted. */
export type OpenedPage = { width: number; height: number; texts: TextBox[] | null }

export type OpenedDocument = {
  kind: DocumentKind
  pages: OpenedPage[]
  invoice: EInvoice | null
  isInvoiceBroken: boolean
  /** Attachments of the e-invoice: this many of the last pages show them. */
  enclosed?: { pages: number; isSomeLeftOut: boolean }
}

/** How many pages are the document's own. */
export function ownPagesOf({ pages, enclosed }: Pick<OpenedDocument, 'pages' | 'enclosed'>) {
  return pages.length - (enclosed?.pages ?? 0)
}

/** What an e-invoice says; amounts as decimal text with two decimals, as they stand in it. */
export type EInvoice = {
  profile:
    | 'minimum'
    | 'basic-wl'
    | 'basic'
    | 'en16931'
    | 'extended'
    | 'xrechnung'
    | 'zugferd-1'
    | 'other'
  syntax: 'cii' | 'ubl' | 'zugferd-1'
  type: 'invoice' | 'credit-note'
  number: string
  seller: string
  tradingName: string | null
  vatNumber: string | null
  date: string
  currency: string
  gross: string
  /** What the total is rounded by before it is paid. */
  rounding: string | null
  net: string | null
  tax: string | null
  prepaid: string | null
  due: string | null
  taxLines: { rate: number | null; net: string; tax: string }[]
  items: { name: string; quantity: number | null; net: string | null }[]
  /** Which of its sums do not add up. */
  disagreements: ('gross' | 'lines' | 'tax' | 'due')[]
}

export type DocumentReading = Omit<ReceiptReading, 'evidence' | 'image'> & {
  kind: DocumentKind
  readFrom: 'e-invoice' | 'text' | 'picture' | 'none'
  remarks: DocumentRemark[]
  groups: [first: number, last: number][]
  evidence: Partial<Record<ReadField, Box & { page: number }>>
  pages: { width: number; height: number }[]
}

export class DocumentRefusedError extends Error {
  override name = 'DocumentRefusedError'
  readonly problem: DocumentProblem
  readonly facts: ProblemFacts

  constructor(problem: DocumentProblem, facts: ProblemFacts = {}) {
    super(problem)
    this.problem = problem
    this.facts = facts
  }
}
