import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import { linkIn, type SmtpSink } from '@quittance/test-support/smtp-sink'

export type Claimed = { tripId: number; cookie: string }

const finance = 'finance@example.com'
const shop = 'Museum Shop'

/** From signing up to the files that finance gets, which needs every part of the server: throws at the first that fails. */
export async function travel(url: string, smtp: SmtpSink): Promise<Claimed> {
  const email = `dana-${Date.now()}@example.com`
  const person = { email, password: 'correct horse', firstName: 'Dana', lastName: 'Okafor' }
  let cookie = ''
  const registered = await post('/api/auth/register', person)
  cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const token = linkIn(await smtp.take(email, 'Verify')).searchParams.get('token')
  await post('/api/auth/verify-email', { token })
  const trip = { name: 'Bergen', startDate: '2026-03-01', currency: 'EUR' }
  const { id: tripId } = (await (await post('/api/trips', trip)).json()) as { id: number }

  const processed = await post('/api/receipts/process', await receiptForm({ tripId }))
  const { date, amount, currency } = (await processed.json()) as Record<string, string>
  const read = { date, amount, currency }
  expectSame(read, { date: '2026-03-02', amount: '42.50', currency: 'EUR' })
  const fields = { tripId, vendor: shop, category: 'other', ...read }
  await post('/api/receipts', await receiptForm(fields))
  const finalized = await post(`/api/trips/${tripId}/finalize`, { email: finance })
  const { download } = (await finalized.json()) as { download: Record<string, string> }
  await smtp.take(finance, 'Bergen')
  const starts = { excel: 'PK', zip: 'PK', pdf: '%PDF', claim: '<!doctype html>' }
  for (const [kind, start] of Object.entries(starts)) {
    const file = await ask(new URL(download[kind] ?? '').pathname)
    expectSame((await file.text()).slice(0, start.length), start)
  }
  return { tripId, cookie }

  function post(path: string, content: object) {
    if (content instanceof FormData) return ask(path, content)
    return ask(path, new Blob([JSON.stringify(content)], { type: 'application/json' }))
  }

  async function ask(path: string, body?: FormData | Blob) {
    const request = body ? { method: 'POST', body } : {}
    const response = await fetch(new URL(path, url), { ...request, headers: { cookie } })
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    }
    return response
  }
}

/** Fails unless the server still has the trip and the receipt. */
export async function readBack(url: string, { tripId, cookie }: Claimed) {
  const response = await fetch(`${url}/api/trips/${tripId}/receipts`, { headers: { cookie } })
  const [receipt] = (await response.json()) as { vendor: string; amount: string }[]
  expectSame([receipt?.vendor, receipt?.amount], [shop, '42.50'])
}

async function receiptForm(fields: Record<string, string | number | undefined>) {
  const photo = await drawReceipt({
    vendor: shop,
    address: ['12 Harbour Street', 'Bergen'],
    date: '2026-03-02',
    lines: [{ name: 'Catalogue', price: '42.50' }],
    total: '42.50',
    currency: 'EUR',
    footer: 'Thank you',
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('image', new Blob([Uint8Array.from(photo)]), 'photo.jpg')
  return form
}

function expectSame(found: unknown, expected: unknown) {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)]
  if (is !== should) throw new Error(`Found ${is} instead of ${should}.`)
}
