import {
  type DocumentProblem,
  documentProblemMessage,
  type ProblemFacts,
} from '@quittance/contract/document-rules'
import { AppError } from '#http/app-error.ts'

export function documentRefused(problem: DocumentProblem, facts?: ProblemFacts) {
  return new AppError('DOCUMENT_REFUSED', documentProblemMessage(problem, facts).description, {
    problem,
  })
}
