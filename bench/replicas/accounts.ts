import { Pool } from 'pg'
import type { Account } from './traffic.ts'

/** Travellers with a trip each, signed in through the proxy. */
export async function addAccounts(url: string, databaseUrl: string, count: number) {
  const cookies: string[] = []
  for (let number = 0; number < count; number += 1) cookies.push(await register(url, number))
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: number }>(
    `insert into trips (user_id, name, start_date, currency, status)
     select id, 'Trip', '2026-03-01', 'EUR', 'active' from users order by id returning id`,
  )
  await pool.end()
  return rows.map(({ id }, index): Account => ({ tripId: id, cookie: cookies[index] ?? '' }))
}

async function register(url: string, number: number) {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${number}@example.com`, password: 'correct horse' }),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
