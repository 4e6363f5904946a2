import { readdir } from 'node:fs/promises'
import { receipts } from '#db/schema.ts'
import type { TestApp, TestClient } from './app.ts'
import { storedKeys } from './stored.ts'

type Part = string | Buffer | { bytes: Buffer; name: string; type: string }

export const lunch = {
  vendor: 'Gasthaus Linde',
  date: '2026-03-02',
  amount: '27.30',
  currency: 'EUR',
  category: 'food',
  notes: 'With the client',
}

/** A form as a browser sends it; a buffer is a file. */
export async function formOf(parts: Record<string, Part> | [string, Part][]) {
  const form = new FormData()
  for (const [name, part] of Array.isArray(parts) ? parts : Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else if (Buffer.isBuffer(part)) form.append(name, new Blob([new Uint8Array(part)]), 'photo.jpg')
    else form.append(name, new Blob([new Uint8Array(part.bytes)], { type: part.type }), part.name)
  }
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}

export async function post(
  browser: TestClient,
  path: string,
  parts: Record<string, Part> | [string, Part][],
) {
  return browser.call(`POST ${path}`, undefined, await formOf(parts))
}

export async function save(browser: TestClient, tripId: number, parts: Record<string, Part> = {}) {
  return post(browser, '/api/receipts', { ...lunch, tripId: String(tripId), ...parts })
}

/** What a refused upload must leave unchanged. */
export async function leftovers(product: TestApp) {
  const stored = await storedKeys(product.storage)
  const uploads = await readdir(product.uploadFolder).catch(() => [])
  const rows = await product.db.select({ id: receipts.id }).from(receipts)
  return { stored: stored.length, uploads: uploads.length, rows: rows.length }
}
