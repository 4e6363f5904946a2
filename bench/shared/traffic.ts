import { setTimeout as pause } from 'node:timers/promises'
import { paint } from './photos.ts'
import { type Account, ask } from './travellers.ts'

/** A request as its sender saw it; without a status the connection broke. */
export type Attempt = {
  id: string
  kind: Kind
  startedAt: number
  endedAt: number
  status: number | undefined
}

export type Kind = 'save' | 'read' | 'picture'

/** A receipt that a server acknowledged; its vendor is the id of the request that saved it. */
export type Saved = { id: number; vendor: string; number: number; account: Account }

export type Traffic = ReturnType<typeof startTraffic>

const pauseMs = 50

/** Runs so many clients of each kind per account, each sending one request after another; failures are not retried. */
export function startTraffic(
  url: string,
  accounts: Account[],
  clients: Partial<Record<Kind, number>>,
) {
  const saved: Saved[] = []
  const attempts: Attempt[] = []
  const over = new AbortController()
  const sent = { save: 0, read: 0, picture: 0 }

  async function attempt(kind: Kind, account: Account) {
    const number = sent[kind]
    sent[kind] += 1
    const id = `${kind}-${number}`
    const headers = { cookie: account.cookie, 'x-bench-id': id }
    const body = kind === 'save' ? await receiptForm(account, id, number) : undefined
    const startedAt = performance.now()
    const status = await send().catch(() => undefined)
    attempts.push({ id, kind, startedAt, endedAt: performance.now(), status })

    async function send() {
      if (kind === 'picture') {
        const receipt = saved.findLast((one) => one.account === account)
        return receipt && !(await pictureOf(url, receipt, 'thumbnail', headers)) ? 0 : 200
      }
      const paths = ['auth/user', 'trips/active', `trips/${account.tripId}/receipts?limit=50`]
      const path = body ? 'receipts' : paths[number % paths.length]
      const response = await ask(`${url}/api/${path}`, {
        headers,
        ...(body && { method: 'POST', body }),
      })
      const answer = (await response.json()) as Saved
      if (body && response.status === 201)
        saved.push({ id: answer.id, vendor: id, number, account })
      return response.status
    }
  }

  const work = accounts.flatMap((account) =>
    Object.entries(clients).flatMap(([kind, count]) =>
      Array.from({ length: count }, async () => {
        while (!over.signal.aborted) {
          await attempt(kind as Kind, account)
          await pause(pauseMs)
        }
      }),
    ),
  )

  return {
    saved,
    attempts,
    async stop() {
      over.abort()
      await Promise.all(work)
    },
  }
}

export function isOk({ status }: Attempt) {
  return status === 200 || status === 201
}

/** Undefined if it does not exist. */
export async function pictureOf(
  url: string,
  { id, account: { tripId, cookie } }: Pick<Saved, 'id' | 'account'>,
  kind: 'image' | 'thumbnail',
  headers: Record<string, string> = { cookie },
) {
  const response = await ask(`${url}/api/receipts/${tripId}/${id}/${kind}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.headers.get('content-type') === 'image/jpeg' ? bytes : undefined
}

async function receiptForm({ tripId }: Account, vendor: string, number: number) {
  const form = new FormData()
  const fields = { tripId, vendor, date: '2026-03-01', amount: '4.20', currency: 'EUR' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('image', new Blob([await paint(number)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}
