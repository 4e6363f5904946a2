import { setTimeout as pause } from 'node:timers/promises'
import { paint } from '#replicas/photos.ts'
import { type Account, formOf, type Saved } from '#replicas/traffic.ts'

export type Saving = ReturnType<typeof startSaving>

/** A save as its sender saw it; without a status the connection broke. */
export type Attempt = { startedAt: number; endedAt: number; status?: number }

const patienceMs = 20_000
const pauseMs = 50

/** Each traveller saves one photo after the other; what fails is not sent again. */
export function startSaving(url: string, accounts: Account[]) {
  const saved: Saved[] = []
  const attempts: Attempt[] = []
  let sent = 0
  const over = new AbortController()

  async function save(account: Account) {
    const number = sent
    sent += 1
    const vendor = `save-${number}`
    const body = await formOf(account.tripId, vendor, number)
    const startedAt = performance.now()
    const answer = await send(`${url}/api/receipts`, account, body)
    if (answer?.status === 201) {
      const { id, tripId } = answer.body as Saved
      saved.push({ id, tripId, vendor, number, account })
    }
    attempts.push({
      startedAt,
      endedAt: performance.now(),
      ...(answer && { status: answer.status }),
    })
  }

  const savers = accounts.map(async (account) => {
    while (!over.signal.aborted) {
      await save(account)
      await pause(pauseMs)
    }
  })

  return {
    saved,
    attempts,
    /** When a save sent since then was acknowledged, if any was. */
    firstSince: (time: number) =>
      attempts.find(({ startedAt, status }) => startedAt >= time && status === 201)?.endedAt,
    async stop() {
      over.abort()
      await Promise.all(savers)
    },
  }
}

/** Whether a photo that is sent now is read. */
export async function isRead(url: string, account: Account) {
  const form = new FormData()
  form.append('image', new Blob([await paint(1)], { type: 'image/jpeg' }), 'photo.jpg')
  return (await send(`${url}/api/receipts/process`, account, form))?.status === 200
}

async function send(url: string, { cookie }: Account, body: FormData) {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { method: 'POST', headers: { cookie }, body, signal })
    return { status: response.status, body: (await response.json()) as unknown }
  } catch {
    return undefined
  }
}
