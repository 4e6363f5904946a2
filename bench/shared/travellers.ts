import type { Query } from './server.ts'

export const password = 'correct horse on a train'

export type Account = { email: string; cookie: string; tripId: number }

const patienceMs = 30_000

/** Verified travellers with a trip each, signed in; each from another address, so that no rate limit is close. */
export async function addTravellers(url: string, query: Query, count: number): Promise<Account[]> {
  const emails = Array.from({ length: count }, (_, number) => `bench-${number}@example.com`)
  const cookies: string[] = []
  for (const [number, email] of emails.entries()) {
    const response = await ask(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` },
      body: JSON.stringify({ email, password }),
    })
    if (response.status !== 201) throw new Error(await response.text())
    cookies.push(response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  await query('update users set email_verified_at = now(), trial_started_at = now()')
  const trips = await query<{ id: number }>(
    `insert into trips (user_id, name, start_date, currency, status)
     select id, 'Trip', '2026-03-01', 'EUR', 'active' from users order by id returning id`,
  )
  return trips.map(({ id }, index) => ({
    email: emails[index] ?? '',
    cookie: cookies[index] ?? '',
    tripId: id,
  }))
}

export function ask(url: string, options: RequestInit = {}) {
  return fetch(url, { ...options, signal: AbortSignal.timeout(patienceMs) })
}
