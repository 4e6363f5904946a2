type PostgresError = { code?: string; constraint?: string }

/** Whether the database refused a row because of this unique index. */
export function violatesUnique(error: unknown, index: string) {
  const { code, constraint } = postgresError(error)
  return code === '23505' && constraint === index
}

/** Whether a text holds a character that the database cannot store, such as NUL. */
export function hasForbiddenCharacter(error: unknown) {
  return postgresError(error).code === '22021'
}

/** drizzle wraps what the driver throws. */
function postgresError(error: unknown): PostgresError {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause && typeof cause === 'object' ? cause : {}
}
