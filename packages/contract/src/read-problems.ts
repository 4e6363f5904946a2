/** Why a stored receipt could not be read: too much memory or time, or the reader crashed. */
export const readProblems = ['memory', 'time', 'died'] as const

export type ReadProblem = (typeof readProblems)[number]

/** Shown beside a note that the receipt is safe and can be retried. */
export const readProblemMessages: Record<ReadProblem, string> = {
  memory: 'Reading it took too much memory',
  time: 'Reading it took too long',
  died: 'Reading it was interrupted',
}
