export type DescribedError = {
  type: string
  message: string
  /** The failed statement, without its values. */
  sql?: string
  stack?: string
  cause?: DescribedError
} & { [name in SafeField]?: string | number }

type SafeField = (typeof safeFields)[number]

/** Error fields that never contain a user's value. */
const safeFields = [
  'code',
  'syscall',
  'constraint',
  'table',
  'column',
  'statusCode',
  'status',
] as const

const maxSqlLength = 2_000

/** What a log may contain of an error: its kind and location, never the values in it. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { query } = error as { query?: unknown }
  const isQuery = typeof query === 'string'
  const described: DescribedError = {
    type: error.name,
    message: isQuery ? 'Failed query' : withoutValues(error.message),
  }
  for (const name of safeFields) {
    const value = (error as { [name in SafeField]?: unknown })[name]
    if (typeof value === 'string' || typeof value === 'number') described[name] = value
  }
  if (isQuery) described.sql = query.slice(0, maxSqlLength)
  described.stack = placesOf(error)
  if (error.cause !== undefined) described.cause = describeError(error.cause)
  return described
}

/** Databases, parsers and mail servers quote their input, or name an address. */
export function withoutValues(text: string): string {
  return text
    .replace(/".*"/gs, '"…"')
    .replace(/[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/g, '(address)')
}

/** A stack begins with the message. */
function placesOf({ stack = '', message }: Error): string {
  const after = stack.slice(stack.indexOf(message) + message.length)
  return after
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}
