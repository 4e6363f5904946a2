import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** Beside the built server; when it runs from its sources, there is none yet. */
const page = readFile(new URL('./verify.html', import.meta.url)).catch(() =>
  Buffer.from('<!doctype html><title>Verify</title><p>Build the server to get this page.'),
)

/** The page that verifies the zip of a claim, in every zip and at `/verify.html`. */
export function readVerifyPage(): Promise<Buffer> {
  return page
}

export async function registerVerifyPage(app: FastifyInstance) {
  const content = await readVerifyPage()
  app.get('/verify.html', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      // It brings a stricter policy of its own, which also holds when it is opened from a file.
      .header('content-security-policy', "frame-ancestors 'none'")
      .send(content),
  )
}
