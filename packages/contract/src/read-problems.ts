/** Why a receipt that is kept could not be read: more memory or time than one may take, or the reader ended. */
export const readProblems = ['memory', 'time', 'died'] as const

/** Why a receipt that is kept could not be read. */
export type ReadProblem = (typeof readProblems)[number]

/** What is said of it; that it is safe and can be tried again stands beside it. */
export const readProblemWords: Record<ReadProblem, string> = {
  memory: 'Reading it took too much memory',
  time: 'Reading it took too long',
  died: 'Reading it was cut off',
}
