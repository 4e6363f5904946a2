import type { DocumentFile } from '#e2e/documents.ts'
import { receiptPhoto } from '#e2e/images.ts'
import type { Product } from '#e2e/product.ts'

export type Account = Awaited<ReturnType<typeof createAccount>>

let clients = 0

/** Creates an account by API, with the cookies of a browser that is signed in. */
export async function createAccount(
  { url, seed }: Product,
  { name, ...names }: { name: string; firstName: string; lastName: string },
) {
  clients += 1
  const email = `${name}@example.com`
  const password = 'correct horse'
  // Each is a separate client to the server's rate limits.
  const headers = { 'x-forwarded-for': `10.200.${clients >> 8}.${clients % 256}` }
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...names }),
  })
  if (!response.ok) throw new Error(`Signing up ${email}: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name: key, value }
  })
  const [user] = await seed<{ id: number }>('select id from users where email = $1', [email])
  const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ')

  return {
    id: user?.id ?? 0,
    email,
    password,
    cookies,
    /** Through the server, which stores the picture and makes a thumbnail. */
    async savePhoto(tripId: number, vendor: string, fields: Record<string, string>) {
      const file = await receiptPhoto(vendor.slice(0, 24), fields.amount)
      await save({ tripId: `${tripId}`, vendor, ...fields }, 'image', { ...file, name: 'a.jpg' })
    },
    async saveDocument(fields: Record<string, string>, file: DocumentFile) {
      await save(fields, 'document', file)
    },
  }

  async function save(
    fields: Record<string, string>,
    part: 'image' | 'document',
    { name: fileName, mimeType, buffer }: DocumentFile,
  ) {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    form.append(part, new Blob([new Uint8Array(buffer)], { type: mimeType }), fileName)
    const saved = await fetch(`${url}/api/receipts`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: form,
    })
    if (!saved.ok) throw new Error(`Saving a ${part} of ${email}: ${await saved.text()}`)
  }
}
