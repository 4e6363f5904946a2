import {
  type DocumentKind,
  type DocumentRemark,
  documentProblemMessage,
  documentRemarkMessage,
} from '@quittance/contract/document-rules'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { describeDocument } from '#lib/format/document-words.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import type { ReviewNote } from './review-note.ts'

const kindOf: Record<DocumentRemark, ReviewNote['kind']> = {
  several: 'several',
  'sums-disagree': 'check',
  'not-like-page': 'check',
  'broken-invoice': 'remark',
  'credit-note': 'remark',
  'enclosure-left-out': 'remark',
}

export function notesOfDocument({
  remarks = [],
  groups = [],
}: Pick<ExtractedReceipt, 'remarks' | 'groups'>): ReviewNote[] {
  return remarks.map((remark) => ({
    kind: kindOf[remark],
    words: documentRemarkMessage(remark, groups.length),
  }))
}

/** Its file, what it is, and the names of what came with it and has no pages. */
export function nameOfDocument({ document, photo }: Pick<Entry, 'document' | 'photo'>) {
  if (!document) return undefined
  const { enclosed = [] } = document
  const names = enclosed.length > 0 ? [`enclosed: ${enclosed.join(', ')}`] : []
  return [photo?.name, describeDocument(document), ...names].join(' · ')
}

/** Why a document was refused; undefined if it failed for another reason. */
export function noteOfRefusal(
  problem: NonNullable<Entry['readingProblem']> | NonNullable<Entry['problem']>,
): Pick<ReviewNote, 'words' | 'detail'> | undefined {
  if (!problem.refusal) return undefined
  return { words: documentProblemMessage(problem.refusal).title, detail: problem.message }
}

const texts: Partial<Record<DocumentKind, string>> = {
  pdf: 'Read from the PDF’s text',
  mail: 'Read from the email’s text',
}

/** As accounts departments call them. */
const profiles: Record<NonNullable<ExtractedReceipt['invoiceProfile']>, string> = {
  minimum: 'MINIMUM',
  'basic-wl': 'BASIC WL',
  basic: 'BASIC',
  en16931: 'EN 16931',
  extended: 'EXTENDED',
  xrechnung: 'XRechnung',
  'zugferd-1': 'ZUGFeRD 1',
  other: '',
}

export function describeSource(
  kind: DocumentKind,
  { readFrom, invoiceProfile = 'other' }: Pick<ExtractedReceipt, 'readFrom' | 'invoiceProfile'>,
): string {
  if (readFrom === 'e-invoice') {
    return ['From the e-invoice', profiles[invoiceProfile]].filter(Boolean).join(' · ')
  }
  if (readFrom === 'text') return texts[kind] ?? 'Read from the document’s text'
  if (kind === 'heic') return 'Read from the photo'
  return 'Read from the document'
}
