import type { ReadProblem } from '@quittance/contract/read-problems'
import { AppError } from '#http/app-error.ts'

/** What befell a reader, as it can be told; its errors are known by their names, whichever engine it is. */
export function readProblemOf(error: unknown): ReadProblem {
  if (error instanceof AppError) {
    const { problem } = error.meta
    return problem === 'memory' || problem === 'time' ? problem : 'died'
  }
  if (!(error instanceof Error)) return 'died'
  if (error.name === 'ReadTimeoutError') return 'time'
  // V8 ends so where it has no room left for objects.
  return 'signal' in error && error.signal === 'SIGABRT' ? 'memory' : 'died'
}
