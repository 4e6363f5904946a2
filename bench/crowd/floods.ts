import { randomBytes } from 'node:crypto'
import { type Call, formCall, jsonCall } from './ask.ts'
import { type Person, password } from './people.ts'
import { drawPhoto } from './photos.ts'

/** What a member of the crowd sends as their n-th call. */
type Flood = (person: Person, n: number, photo: Buffer) => Call | Promise<Call>

/** Each floods one part of the product, which must stay usable for everyone else. */
export const floods: Record<string, Flood> = {
  logins: ({ email }, n) => {
    const guesses = [
      { email, password: `wrong ${n}` },
      { email: `nobody-${n % 500}@example.com`, password },
      { email, password },
    ]
    return jsonCall('/api/auth/login', guesses[n % 3])
  },

  resets: ({ email }, n) => {
    const token = randomBytes(32).toString('base64url')
    if (n % 3 !== 0)
      return jsonCall('/api/auth/reset-password', { token, newPassword: 'new horse' })
    const known = n % 2 === 0 ? email : `nobody-${n % 500}@example.com`
    return jsonCall('/api/auth/forgot-password', { email: known })
  },

  reads: ({ cookie }, _n, photo) => formCall('/api/receipts/process', photo, {}, { cookie }),

  uploads: ({ cookie, tripId }, n, photo) => {
    const fields = {
      tripId,
      vendor: `Crowd ${n}`,
      date: '2026-03-02',
      amount: '4.20',
      currency: 'EUR',
    }
    return formCall('/api/receipts', photo, fields, { cookie })
  },

  reports: ({ email, cookie, tripId, reports }, n) => {
    const turn = n % (reports.length + 2)
    const path = reports[turn]
    if (path) return { method: 'GET', path }
    const trip = `/api/trips/${tripId}`
    if (turn === reports.length) {
      return jsonCall(`${trip}/finalize`, { email: `finance-of-${email}` }, { cookie })
    }
    return { method: 'POST', path: `${trip}/unfinalize`, headers: { cookie } }
  },
}

/** A few, so that consecutive ones differ. */
export function drawCrowdPhotos() {
  return Promise.all([3, 4, 5, 6].map(drawPhoto))
}
