import {
  type DocumentProblem,
  type ProblemFacts,
  problemWords,
} from '@quittance/contract/document-rules'
import { AppError } from '#http/app-error.ts'

export function documentRefused(problem: DocumentProblem, facts?: ProblemFacts) {
  return new AppError('DOCUMENT_REFUSED', problemWords(problem, facts).description, { problem })
}
