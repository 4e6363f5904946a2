import { Client, type ClientConfig } from 'pg'
import { type Account, ask } from './traffic.ts'

export const password = 'correct horse on a train'

/** Verified travellers with a trip each, signed in. */
export async function addTravellers(url: string, database: ClientConfig, count: number) {
  const cookies: string[] = []
  for (let number = 0; number < count; number += 1) cookies.push(await register(url, number))
  const client = new Client(database)
  await client.connect()
  await client.query('update users set email_verified_at = now()')
  const { rows } = await client.query<{ id: number }>(
    `insert into trips (user_id, name, start_date, currency, status)
     select id, 'Trip', '2026-03-01', 'EUR', 'active' from users order by id returning id`,
  )
  await client.end()
  return rows.map(({ id }, index): Account => ({ tripId: id, cookie: cookies[index] ?? '' }))
}

export function emailOf(number: number) {
  return `bench-${number}@example.com`
}

async function register(url: string, number: number) {
  const response = await ask(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(number), password }),
  })
  if (response.status !== 201) throw new Error(await response.text())
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
