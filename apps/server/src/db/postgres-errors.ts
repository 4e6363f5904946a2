type PostgresError = { code?: string; constraint?: string }

export function violatesUnique(error: unknown, index: string) {
  const { code, constraint } = postgresError(error)
  return code === '23505' && constraint === index
}

export function hasForbiddenCharacter(error: unknown) {
  return postgresError(error).code === '22021'
}

/** drizzle wraps the driver's errors. */
function postgresError(error: unknown): PostgresError {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause && typeof cause === 'object' ? cause : {}
}
