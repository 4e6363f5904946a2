import type { Entry } from '#offline/entries/entry-list.ts'

/** What waits by itself has nothing to try. A document that is not taken is not taken the next time either, unless the server was too busy for it. */
export function canRetry({ readingProblem }: Pick<Entry, 'readingProblem'>): boolean {
  if (!readingProblem || readingProblem.isWaiting) return false
  const { refusal } = readingProblem
  return !refusal || refusal === 'memory' || refusal === 'time' || refusal === 'died'
}
