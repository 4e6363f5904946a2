import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { legalForm } from '@quittance/receipt-reader/fields/seller/seller-words'
import type { DocumentScore } from './document-tables.ts'
import { namesOf, readLabels, type Truth } from './labels.ts'
import { isSameName, scoreOf, type Values } from './score.ts'

export type Half = 'tuned' | 'held-out'

type DocumentLabel = Truth & { id: string; file: string; kind: string }

export type LabelledDocument = { path: string; label: DocumentLabel }

const fixtures = resolve(import.meta.dirname, '../../fixtures/documents')

/** Documents as travellers get them: tuned on, and held out. */
export function storedDocuments(half: Half): LabelledDocument[] {
  return labelledDocuments(join(fixtures, half))
}

/** The documents of a folder with a labels.jsonl or a documents.jsonl. */
export function labelledDocuments(folder: string): LabelledDocument[] {
  const files = ['labels.jsonl', 'documents.jsonl'].map((name) => join(folder, name))
  const file = files.find((path) => existsSync(path))
  if (!file) throw new Error(`No labels.jsonl or documents.jsonl in ${folder}`)
  return readLabels<DocumentLabel>(file).map((label) => ({ path: join(folder, label.file), label }))
}

/** "Heron Ltd" and "Heron" are one vendor, whichever of them is printed larger. */
export function scoreDocument(read: Values, label: Truth): DocumentScore {
  const score = scoreOf(read, label, 'documents')
  const name = withoutForm(read.vendor)
  return {
    ...score,
    vendor: namesOf(label).some((right) => isSameName(withoutForm(right), name)),
    asLabelled: score.vendor,
  }
}

function withoutForm(name: string) {
  return name.replace(legalForm, '')
}
