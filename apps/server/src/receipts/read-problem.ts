import type { ReadProblem } from '@quittance/contract/read-problems'
import { AppError } from '#http/app-error.ts'

/** Classifies a reader error by its name, whichever engine threw it. */
export function readProblemOf(error: unknown): ReadProblem {
  if (error instanceof AppError) {
    const { problem } = error.meta
    return problem === 'memory' || problem === 'time' ? problem : 'died'
  }
  if (!(error instanceof Error)) return 'died'
  if (error.name === 'ReadTimeoutError') return 'time'
  // V8 aborts like this when its heap is full.
  return 'signal' in error && error.signal === 'SIGABRT' ? 'memory' : 'died'
}
