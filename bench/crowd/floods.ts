import { randomBytes } from 'node:crypto'
import { pdfOfPaths, scanOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { type Call, formCall } from '#api/load.ts'
import { password } from '#shared/travellers.ts'
import type { Mail } from './mail.ts'
import type { Person } from './people.ts'
import { drawPhoto } from './photos.ts'

export type CrowdFiles = { photos: Buffer[]; scan: Buffer }

/** What a member of the crowd sends as their n-th call. */
type Flood = (person: Person, n: number, files: CrowdFiles) => Call | Mail | Promise<Call>

/** These come from one account alone, over all connections. */
export const fromOneAccount = new Set(['documents', 'mails'])

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

  reads: ({ cookie }, n, files) =>
    formCall('/api/receipts/process', {}, { cookie }, { image: photoOf(files, n) }),

  uploads: ({ cookie, tripId }, n, files) => {
    const shop = { vendor: `Crowd ${n}`, date: '2026-03-02', amount: '4.20', currency: 'EUR' }
    const fields = { tripId, ...shop }
    return formCall('/api/receipts', fields, { cookie }, { image: photoOf(files, n) })
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

  documents: ({ cookie }, n, files) =>
    formCall('/api/documents/process', {}, { cookie }, { document: documentOf(files, n) }),

  mails: ({ email, address }, n, files) => {
    return { from: email, to: address, subject: `Flood ${n}`, file: documentOf(files, n) }
  },
}

export async function drawCrowdFiles(): Promise<CrowdFiles> {
  const photos = await Promise.all([3, 4, 5, 6].map(drawPhoto))
  const small = await Promise.all(photos.map((photo) => sharp(photo).resize(1240).toBuffer()))
  return { photos, scan: await scanOf(Array.from({ length: 13 }, (_, n) => small[n % 4]!)) }
}

/** A few, so that consecutive ones differ. */
function photoOf({ photos }: CrowdFiles, n: number): Buffer {
  return photos[n % photos.length]!
}

/** Half of them paint for minutes, half must be recognized; no two are the same. */
function documentOf({ scan }: CrowdFiles, n: number): Buffer {
  if (n % 2 === 0) return pdfOfPaths(`${n}`)
  return Buffer.concat([scan, Buffer.from(`%${n}`)])
}

function jsonCall(path: string, content: unknown, headers: Record<string, string> = {}): Call {
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(content)),
  }
}
