import type { DocumentProblem } from '@quittance/contract/document-rules'
import { DocumentRefusedError, type OpenedDocument } from '#document.ts'
import type { InvoiceProblem } from '#einvoice/broken-invoice.ts'
import { readInvoice } from '#einvoice/einvoice.ts'

const problems: Partial<Record<InvoiceProblem, DocumentProblem>> = {
  'not-an-invoice': 'not-a-document',
  'no-date': 'broken-invoice',
  'no-currency': 'broken-invoice',
  'no-amount': 'broken-invoice',
}

/** An e-invoice that comes alone; it has no page. */
export function openXml(bytes: Uint8Array): OpenedDocument {
  const invoice = readInvoice(bytes)
  if ('broken' in invoice) {
    throw new DocumentRefusedError(problems[invoice.broken] ?? 'damaged')
  }
  return { kind: 'xml', pages: [], invoice, isInvoiceBroken: false }
}
