import { linkIn, type SmtpSink } from '@quittance/test-support/smtp-sink'
import type { Cookie } from './engine.ts'

export type Person = Awaited<ReturnType<typeof createPerson>>

let count = 0

/** Creates a user with an account and, by default, a trip, by API. */
export async function createPerson(productUrl: string, smtp: SmtpSink, { hasTrip = true } = {}) {
  count += 1
  const email = `ines-${process.pid}-${count}@example.com`
  const password = 'correct horse'
  const cookies = new Map<string, string>()

  async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object) {
    const isForm = body instanceof FormData
    const response = await fetch(productUrl + path, {
      method,
      headers: {
        cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return (await response.json()) as Answer
  }

  const names = { firstName: 'Ines', lastName: 'Duarte' }
  await call('POST', '/api/auth/register', { email, password, ...names })
  const token = linkIn(await smtp.take(email, 'Verify')).searchParams.get('token')
  await call('POST', '/api/auth/verify-email', { token })
  const startDate = new Date().toISOString().slice(0, 10)
  const trip = { name: 'Lisbon', currency: 'EUR', startDate }
  const { id: tripId } = hasTrip
    ? await call<{ id: number }>('POST', '/api/trips', trip)
    : { id: null }

  return {
    email,
    password,
    /** The cookies of a browser that is signed in. */
    cookies(): Cookie[] {
      const expiry = Math.round(Date.now() / 1000) + 86_400
      return [...cookies].map(([name, value]) => ({ name, value, expiry }))
    },
    /** Saves a receipt in their trip. */
    async hasReceipt(fields: Record<string, string>, photo?: Buffer) {
      const form = new FormData()
      const receipt = { tripId: `${tripId}`, currency: 'EUR', ...fields }
      for (const [name, value] of Object.entries(receipt)) form.set(name, value)
      const file = photo && new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })
      if (file) form.set('image', file, 'photo.jpg')
      await call('POST', '/api/receipts', form)
    },
    /** The receipts of their trip on the server. */
    receipts: () =>
      call<{ id: number; vendor: string; amount: string; photoHash: string | null }[]>(
        'GET',
        `/api/trips/${tripId}/receipts`,
      ),
  }
}
