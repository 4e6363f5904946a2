import { paint } from './photos.ts'

export type Account = { cookie: string; tripId: number }

/** One request, as its sender saw it. */
export type Outcome = { id: string; kind: 'read' | 'picture' | 'save'; isOk: boolean; ms: number }

/** A receipt that a server acknowledged; its vendor is the id of the request that saved it. */
export type Saved = { id: number; tripId: number; vendor: string; number: number; account: Account }

const clients = { save: 6, read: 6, picture: 2 }
const saves = 300
const longestMs = 180_000
const patienceMs = 30_000

/** Saves and reads in parallel until all are saved; calls `onSaved` for each one acknowledged. */
export async function sendTraffic(
  url: string,
  accounts: Account[],
  onSaved: (all: Saved[]) => void,
) {
  const outcomes: Outcome[] = []
  const saved: Saved[] = []
  const deadline = Date.now() + longestMs
  let saving = 0
  let reading = 0
  const over = new AbortController()

  async function attempt(
    kind: Outcome['kind'],
    id: string,
    { cookie }: Account,
    send: (headers: Record<string, string>) => Promise<boolean>,
  ) {
    const start = performance.now()
    const isOk = await send({ cookie, 'x-bench-id': id }).catch(() => false)
    outcomes.push({ id, kind, isOk, ms: performance.now() - start })
  }

  async function save() {
    while (saving < saves && Date.now() < deadline) {
      const number = saving
      saving += 1
      const account = pick(accounts, number)
      const vendor = `save-${number}`
      const body = await formOf(account.tripId, vendor, number)
      await attempt('save', vendor, account, async (headers) => {
        const response = await ask(`${url}/api/receipts`, { method: 'POST', headers, body })
        if (response.status !== 201) return false
        const { id, tripId } = (await response.json()) as Saved
        saved.push({ id, tripId, vendor, number, account })
        onSaved(saved)
        return true
      })
    }
  }

  async function read() {
    reading += 1
    const account = pick(accounts, reading)
    const paths = ['auth/user', 'trips/active', `trips/${account.tripId}/receipts?limit=50`]
    const path = pick(paths, Math.floor(reading / accounts.length))
    await attempt('read', `read-${reading}`, account, async (headers) => {
      const response = await ask(`${url}/api/${path}`, { headers })
      await response.json()
      return response.status === 200
    })
  }

  async function look() {
    const receipt = saved.at(-1 - (reading % 20)) ?? saved[0]
    if (!receipt) return read()
    reading += 1
    await attempt('picture', `picture-${reading}`, receipt.account, async (headers) => {
      return (await pictureOf(url, receipt, 'thumbnail', headers)) !== undefined
    })
  }

  async function untilOver(work: () => Promise<void>) {
    while (!over.signal.aborted) await work()
  }

  const readers = [
    ...times(clients.read, () => untilOver(read)),
    ...times(clients.picture, () => untilOver(look)),
  ]
  await Promise.all(times(clients.save, save))
  over.abort()
  await Promise.all(readers)
  return { outcomes, saved, isComplete: saving === saves }
}

/** Undefined if it does not exist. */
export async function pictureOf(
  url: string,
  { tripId, id, account }: Saved,
  kind: 'image' | 'thumbnail',
  headers: Record<string, string> = { cookie: account.cookie },
) {
  const response = await ask(`${url}/api/receipts/${tripId}/${id}/${kind}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.headers.get('content-type') === 'image/jpeg' ? bytes : undefined
}

export function ask(url: string, options: RequestInit = {}) {
  return fetch(url, { ...options, signal: AbortSignal.timeout(patienceMs) })
}

export async function formOf(tripId: number, vendor: string, number: number) {
  const form = new FormData()
  const fields = { tripId, vendor, date: '2026-03-01', amount: '4.20', currency: 'EUR' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('image', new Blob([await paint(number)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T
}

function times<T>(count: number, work: () => Promise<T>) {
  return Array.from({ length: count }, work)
}
