/** The parts of a URL: path parameters by name, and the query in its order. */
export type AddressParts = {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number> | undefined
}

/** The URL of a call: `/api/trips/9` for `GET /api/trips/:id`. */
export function addressOf(endpoint: string, { params, query }: AddressParts = {}): string {
  const path = endpoint.slice(endpoint.indexOf(' ') + 1)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(params?.[name]))
  if (!query) return filled
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return `${filled}?${pairs.join('&').replaceAll('%20', '+')}`
}

function encoded(value: string | number | undefined) {
  return encodeURIComponent(String(value))
}
