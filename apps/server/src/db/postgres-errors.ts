/** Whether the database refused a row because of this unique index. */
export function violatesUnique(error: unknown, index: string) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}
