import { isPaintedAs } from './photos.ts'
import { type Account, ask, pictureOf, type Saved } from './traffic.ts'

export type Kept = {
  /** Acknowledged, but not in the list. */
  lost: string[]
  /** In the list more than once. */
  twice: string[]
  /** Acknowledged, but without the photo that was sent. */
  wrongPhoto: string[]
  /** Saved, although the sender got an error. */
  unannounced: string[]
}

/** Compares what the servers have with what they acknowledged. */
export async function compareKept(url: string, accounts: Account[], saved: Saved[]): Promise<Kept> {
  const vendors: string[] = []
  for (const account of accounts) vendors.push(...(await listVendors(url, account)))
  const there = new Set(vendors)
  const announced = new Set(saved.map(({ vendor }) => vendor))
  const wrongPhoto: string[] = []
  for (const receipt of saved) {
    if (!(await hasItsPhotos(url, receipt))) wrongPhoto.push(receipt.vendor)
  }
  return {
    lost: [...announced].filter((vendor) => !there.has(vendor)),
    twice: vendors.filter((vendor, index) => vendors.indexOf(vendor) !== index),
    wrongPhoto,
    unannounced: [...there].filter((vendor) => !announced.has(vendor)),
  }
}

async function hasItsPhotos(url: string, receipt: Saved) {
  const image = await pictureOf(url, receipt, 'image')
  const thumbnail = await pictureOf(url, receipt, 'thumbnail')
  if (!image || !thumbnail) return false
  return (
    (await isPaintedAs(receipt.number, image)) && (await isPaintedAs(receipt.number, thumbnail))
  )
}

async function listVendors(url: string, { cookie, tripId }: Account) {
  const vendors: string[] = []
  let after = ''
  for (;;) {
    const path = `/api/trips/${tripId}/receipts?limit=200${after}`
    const response = await ask(`${url}${path}`, { headers: { cookie } })
    const page = (await response.json()) as { id: number; date: string; vendor: string }[]
    vendors.push(...page.map(({ vendor }) => vendor))
    const last = page.at(-1)
    if (page.length < 200 || !last) return vendors
    after = `&after=${last.date}_${last.id}`
  }
}

/** The broken promises, each with its cause. */
export function brokenOf(found: Record<string, (string | number)[]>): string[] {
  return Object.entries(found)
    .filter(([, what]) => what.length > 0)
    .map(([promise, what]) => `${promise} (${what.join(', ')})`)
}
