/** The server's refusals all have a code: without one it would be a proxy's. */
export function bodyOf(status: number, body: unknown): unknown {
  const isProxys = status >= 502 && status <= 504
  return isProxys ? { code: 'UNAVAILABLE', ...(body as object) } : body
}
