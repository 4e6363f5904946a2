import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '#settings.ts'
import { reasonOf, StartupError } from '#startup-error.ts'

/** Asked before anything is started, so that a second start fails at once and touches nothing. */
export async function requireFreePort({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new StartupError(describe(error, host, port))
  }
  await new Promise((resolve) => probe.close(resolve))
}

function describe(error: unknown, host: string, port: number) {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine. Leave it out, or set it to 127.0.0.1 or 0.0.0.0.`
  }
  return `Cannot listen on ${host}:${port}: ${reasonOf(error)}.`
}
