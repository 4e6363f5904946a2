import type { Entry } from '#offline/entries/entry-list.ts'

/** Entries that wait need no retry. A refused document will be refused again, unless the server was too busy. */
export function canRetry({ readingProblem }: Pick<Entry, 'readingProblem'>): boolean {
  if (!readingProblem || readingProblem.isWaiting) return false
  const { refusal } = readingProblem
  return !refusal || refusal === 'memory' || refusal === 'time' || refusal === 'died'
}
