import { documentProblemMessage, documentRules } from '@quittance/contract/document-rules'
import type { FileKind } from '#lib/photos/kind-of-file.ts'

/** What is wrong with a document before it is sent; undefined when nothing is. How many pages it has the server knows. */
export function documentProblem(kind: FileKind, size: number) {
  if (kind === 'other') return documentProblemMessage(size === 0 ? 'empty' : 'not-a-document')
  return size > documentRules.maxBytes ? documentRules.tooManyBytes : undefined
}
