import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '#settings.ts'
import { reasonOf, StartupError } from '#startup-error.ts'

type Wanted = Pick<Settings, 'host' | 'port' | 'inbound'>

/** Checked before anything is started, so that a second start fails at once and changes nothing. */
export async function requireFreePort({ host, port, inbound }: Wanted) {
  await probePort(host, port, 'PORT')
  if (inbound?.smtpPort) await probePort(host, inbound.smtpPort, 'INBOUND_SMTP_PORT')
}

async function probePort(host: string, port: number, setting: string) {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new StartupError(describe(error, host, port, setting))
  }
  await new Promise((resolve) => probe.close(resolve))
}

function describe(error: unknown, host: string, port: number, setting: string) {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or choose another: ${setting}=${port + 1} npm start`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023: ${setting}=${setting === 'PORT' ? 3000 : 2525} npm start`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is not an address of this machine. Remove it, or set it to 127.0.0.1 or 0.0.0.0.`
  }
  return `Cannot listen on ${host}:${port}: ${reasonOf(error)}.`
}
