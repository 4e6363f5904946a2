import { connectTo } from '#api/filled-server.ts'
import { drawPhoto } from './photos.ts'
import type { CrowdedServer } from './start-server.ts'

export type Person = {
  email: string
  cookie: string
  /** Takes their mail. */
  address: string
  /** In progress. */
  tripId: number
  /** The paths of the files of a finalized trip. */
  reports: string[]
}

export const password = 'correct horse'
const crowdSize = 5
const receiptsInReport = 30
/** Everyone signs in from a different address, so that no rate limit is close when the floods begin. */
let addresses = 0

/** Verified travellers, each with a trip in progress and one that is finalized and full of photos. */
export async function addPeople({ url, dataDir }: CrowdedServer) {
  const names = ['quiet', ...Array.from({ length: crowdSize }, (_, n) => `crowd-${n}`)]
  const emails = names.map((name) => `${name}@example.com`)
  await post(`${url}/api/auth/register`, { email: 'first@example.com', password })
  const pool = connectTo(dataDir)
  try {
    await pool.query(
      `insert into users (email, password_hash, first_name, last_name, email_verified_at, trial_started_at)
       select name, password_hash, 'Bench', 'Traveller', now(), now() from users, unnest($1::text[]) name
       where email = 'first@example.com'`,
      [emails],
    )
    const people: Person[] = []
    for (const email of emails) {
      const cookie = await signIn(url, email)
      const tripId = await insertTrip(email, 'active')
      people.push({ email, cookie, address: await addressOf(url, cookie), tripId, reports: [] })
    }
    for (const person of people) {
      const image = person === people[0] || person === people[1] ? await drawPhoto(1) : undefined
      if (image) await savePhoto(url, person, image)
      const tripId = await insertTrip(person.email, 'finalized')
      await pool.query(
        `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, image_key, thumbnail_key, image_bytes)
         select t.id, t.user_id, r.vendor || n, r.date, r.amount_minor, r.currency, r.category, r.image_key, r.thumbnail_key, r.image_bytes
         from trips t, (select * from receipts where image_key is not null order by id limit 1) r, generate_series(1, $2::int) n
         where t.id = $1`,
        [tripId, receiptsInReport],
      )
      const response = await post(`${url}/api/trips/${tripId}/download`, undefined, person.cookie)
      const { download } = (await response.json()) as { download: Record<string, string> }
      person.reports = Object.values(download).map((link) => new URL(link).pathname)
    }
    // Older than receipts saved later, so that the list keeps its length.
    await pool.query(
      `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
       select t.id, t.user_id, 'Vendor ' || n, '2026-03-01', 100 + n, 'EUR', 'food'
       from trips t, generate_series(1, 100) n where t.id = $1`,
      [people[0]?.tripId],
    )
    await pool.query('analyze')
    const [quiet, ...crowd] = people
    if (!quiet) throw new Error('No user was added.')
    return { quiet, crowd }
  } finally {
    await pool.end()
  }

  async function insertTrip(email: string, status: 'active' | 'finalized') {
    const { rows } = await pool.query<{ id: number }>(
      `insert into trips (user_id, name, start_date, end_date, currency, status)
       select id, 'Bench', '2026-03-01', case when $2 = 'finalized' then date '2026-03-09' end, 'EUR', $2
       from users where email = $1 returning id`,
      [email, status],
    )
    return rows[0]?.id ?? 0
  }
}

async function signIn(url: string, email: string) {
  const response = await post(`${url}/api/auth/login`, { email, password })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function addressOf(url: string, cookie: string) {
  const response = await expectGood(
    await fetch(`${url}/api/inbound-address`, { headers: { cookie } }),
  )
  return ((await response.json()) as { address: string }).address
}

async function savePhoto(url: string, { tripId, cookie }: Person, image: Buffer) {
  const form = new FormData()
  const fields = {
    tripId,
    vendor: 'Museum Shop',
    date: '2026-03-02',
    amount: '4.20',
    currency: 'EUR',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('image', new Blob([Uint8Array.from(image)]), 'photo.jpg')
  const headers = { ...from(), cookie }
  await expectGood(await fetch(`${url}/api/receipts`, { method: 'POST', headers, body: form }))
}

async function post(url: string, content: unknown, cookie = '') {
  const isJson = content !== undefined
  const headers = { ...from(), cookie, ...(isJson && { 'content-type': 'application/json' }) }
  const body = isJson ? JSON.stringify(content) : null
  return expectGood(await fetch(url, { method: 'POST', headers, body }))
}

function from() {
  addresses += 1
  return { 'x-forwarded-for': `192.0.2.${addresses}` }
}

async function expectGood(response: Response) {
  if (response.ok) return response
  throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
}
