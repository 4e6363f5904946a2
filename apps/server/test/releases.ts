import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Receipt } from '@quittance/contract/receipt'
import type { DownloadLinks, Trip } from '@quittance/contract/trips'
import { built } from './built.ts'
import { freePort } from './free-port.ts'

export const releasesFolder = join(import.meta.dirname, '../../../fixtures/releases')

/** Whose data a release's fixture contains. */
export const ada = { email: 'ada@example.com', password: 'seven green umbrellas' }

/** The bundled server on a data folder, with nothing to reach outside this machine. */
export async function startRelease(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const { PATH } = process.env
  const own = { PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', READER: 'none' }
  const server = spawn(process.execPath, [built('main')], {
    env: { ...own, RATES_URL: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of server.stdout) if (String(chunk).includes('Stop it with')) break
  return {
    url: `http://localhost:${port}`,
    async stop() {
      if (server.kill('SIGTERM')) await once(server, 'exit')
    },
  }
}

export function visit(url: string) {
  let cookie = ''

  async function send(endpoint: string, init: RequestInit = {}) {
    const [method = '', path = ''] = endpoint.split(' ')
    const response = await fetch(new URL(path, url), {
      method,
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    })
    if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${await response.text()}`)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }

  async function call<Answer>(endpoint: string, body?: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    return (await (await send(endpoint, init)).json()) as Answer
  }

  return { send, call }
}

export async function readEverything(url: string) {
  const { send, call } = visit(url)
  await call('POST /api/auth/login', ada)
  const hashOf = async (path: string) =>
    hash('sha256', Buffer.from(await (await send(`GET ${path}`)).arrayBuffer()))

  async function readReceipt(receipt: Receipt) {
    const { id, tripId, hasImage, document } = receipt
    const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, n) => `pages/${n + 1}`)
    const names = [...(hasImage ? ['image', 'thumbnail'] : []), ...(document ? ['original'] : [])]
    const files: Record<string, string> = {}
    for (const name of [...names, ...pages])
      files[name] = await hashOf(`/api/receipts/${tripId}/${id}/${name}`)
    return { ...receipt, files }
  }

  async function readSentFiles(id: number) {
    const { download } = await call<{ download: DownloadLinks }>(`POST /api/trips/${id}/download`)
    const { excel, zip, pdf } = download
    return { excel: await hashOf(excel), zip: await hashOf(zip), pdf: await hashOf(pdf) }
  }

  async function readTrip({ id, status }: Trip) {
    const place = `GET /api/trips/${id}`
    const receipts = await call<Receipt[]>(`${place}/receipts`)
    return {
      trip: await call(place),
      receipts: await Promise.all(receipts.map(readReceipt)),
      claims: await call(`${place}/claims`),
      conversation: await call(`${place}/conversation`),
      rates: await call(`${place}/rates`),
      sent: status === 'finalized' ? await readSentFiles(id) : null,
    }
  }

  const history = await call<Trip[]>('GET /api/trips/history')
  const archived = await call<Trip[]>('GET /api/trips/archived')
  const others = await call<Trip[]>('GET /api/trips/all')
  return { history, archived, trips: await Promise.all([...others, ...archived].map(readTrip)) }
}
