/** A foreseeable problem: whoever runs the process prints the message as one line and exits with 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The first line of what went wrong, to be quoted inside a StartupError. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  const firstLine = error.message.split('\n').find((line) => line.trim() !== '')
  return firstLine?.trim() ?? code
}
