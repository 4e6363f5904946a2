import { isPaintedAs } from './photos.ts'
import { pictureOf, type Saved } from './traffic.ts'
import { type Account, ask } from './travellers.ts'

/** Compares what the servers hold with what they acknowledged; returns the receipts that break a promise. */
export async function compareKept(url: string, accounts: Account[], saved: Saved[]) {
  const vendors: string[] = []
  for (const account of accounts) vendors.push(...(await listVendors(url, account)))
  const announced = saved.map(({ vendor }) => vendor)
  const lost = announced.filter((vendor) => !vendors.includes(vendor))
  const twice = vendors.filter((vendor, index) => vendors.indexOf(vendor) !== index)
  const wrongPhoto: string[] = []
  for (const receipt of saved) {
    if (!(await hasItsPhotos(url, receipt))) wrongPhoto.push(receipt.vendor)
  }
  const unannounced = vendors.filter((vendor) => !announced.includes(vendor))
  console.info(`
| acknowledged receipts | lost | there twice | without their photo | saved, but not acknowledged |
|---|---|---|---|---|
| ${[announced, lost, twice, wrongPhoto, unannounced].map(({ length }) => length).join(' | ')} |
`)
  return {
    'nothing is lost': lost,
    'nothing is there twice': twice,
    'every receipt has its photo': wrongPhoto,
  }
}

async function hasItsPhotos(url: string, receipt: Saved) {
  for (const kind of ['image', 'thumbnail'] as const) {
    const picture = await pictureOf(url, receipt, kind)
    if (!picture || !(await isPaintedAs(receipt.number, picture))) return false
  }
  return true
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

/** Fails the bench if a promise was broken, and names it. */
export function judge(found: Record<string, (string | number)[]>) {
  const broken = Object.entries(found).filter(([, what]) => what.length > 0)
  for (const [promise, what] of broken) console.error(`Broken: ${promise} (${what.join(', ')}).`)
  if (broken.length > 0) process.exitCode = 1
  else console.info('Every promise held.')
}
