/** A foreseeable problem: printed as one line, with exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  const firstLine = error.message.split('\n').find((line) => line.trim() !== '')
  return firstLine?.trim() ?? code
}
