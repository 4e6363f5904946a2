import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pdfOf } from '@quittance/test-support/pdf'
import { type Call, formCall, statusOf } from '#api/load.ts'
import { deliver } from './mail.ts'
import type { Person } from './people.ts'
import { drawPhoto } from './photos.ts'

export const quietCalls = ['list', 'image', 'save', 'read', 'pdf', 'mail'] as const

export type QuietCall = (typeof quietCalls)[number]

/** The median of each call in milliseconds, and how many got an unexpected response. */
export type Measured = Record<QuietCall, { medianMs: number; count: number; failed: number }>

type Time = { ms: number; isGood: boolean }

export type Times = Map<QuietCall, Time[]>

/** How often each call is made in a round; a person reads more often than they save. */
const perRound: Record<QuietCall, number> = { list: 5, image: 5, save: 1, read: 1, pdf: 3, mail: 1 }
const patienceMs = 15_000
/** A quiet user pauses between calls. */
const betweenCallsMs = 200

type Place = { url: string; smtpPort: number }

/** One traveller who makes one call after the other, over their own connection. */
export async function createQuietUser({ url, smtpPort }: Place, person: Person) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const bill = await drawBill()
  const calls = await callsOf(url, person, bill)
  let mails = 0

  async function isGood(name: QuietCall, signal: AbortSignal) {
    if (name === 'mail') return isMailTaken(signal)
    const status = await statusOf(url, calls[name], agent, signal)
    return status === 200 || status === 201
  }

  /** Until it can be seen in the app. */
  async function isMailTaken(signal: AbortSignal) {
    mails += 1
    const { email, address, cookie } = person
    const before = await countArrivals(signal)
    const mail = { from: email, to: address, subject: `Quiet ${mails}`, file: bill }
    if ((await deliver(mail, smtpPort, signal)) >= 400) return false
    while ((await countArrivals(signal)) === before) await pause(20)
    return true

    async function countArrivals(within: AbortSignal) {
      const response = await fetch(`${url}/api/arrivals`, { headers: { cookie }, signal: within })
      return ((await response.json()) as unknown[]).length
    }
  }

  async function timeOf(name: QuietCall): Promise<Time> {
    const start = performance.now()
    const isAnswered = await isGood(name, AbortSignal.timeout(patienceMs)).catch(() => false)
    return { ms: performance.now() - start, isGood: isAnswered }
  }

  return {
    /** Round after round until the time is over; every call at least once. Adds to earlier times. */
    async measure(seconds: number, times = noTimes()): Promise<Times> {
      const end = performance.now() + seconds * 1000
      do {
        for (const [name, made] of times) {
          for (let n = 0; n < perRound[name]; n += 1) {
            if (performance.now() > end && made.length > 0) break
            made.push(await timeOf(name))
            await pause(betweenCallsMs)
          }
        }
      } while (performance.now() < end)
      return times
    },
    leave: () => agent.destroy(),
  }
}

async function callsOf(
  url: string,
  { cookie, tripId }: Person,
  bill: Buffer,
): Promise<Record<Exclude<QuietCall, 'mail'>, Call>> {
  const headers = { cookie, 'x-forwarded-for': '198.51.100.1' }
  const list = `/api/trips/${tripId}/receipts?limit=50`
  const [receipt] = (await (await fetch(`${url}${list}`, { headers })).json()) as { id: number }[]
  const image = await drawPhoto(2)
  const fields = { tripId, vendor: 'Quiet', date: '2026-03-02', amount: '4.20', currency: 'EUR' }
  return {
    list: { method: 'GET', path: list, headers },
    image: { method: 'GET', path: `/api/receipts/${tripId}/${receipt?.id}/image`, headers },
    save: await formCall('/api/receipts', fields, headers, { image }),
    read: await formCall('/api/receipts/process', {}, headers, { image }),
    pdf: await formCall('/api/documents/process', {}, headers, { document: bill }),
  }
}

function drawBill() {
  return pdfOf((page) =>
    page.fontSize(12).text('Hotel Seeblick, 3 March 2026, total EUR 98.50', 50, 50),
  )
}

function noTimes(): Times {
  return new Map(quietCalls.map((name) => [name, []]))
}

export function summarize(times: Times): Measured {
  return Object.fromEntries([...times].map(([name, made]) => [name, summed(made)])) as Measured
}

function summed(times: Time[]) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    count: times.length,
    failed: times.filter((time) => !time.isGood).length,
  }
}
