import { request } from '#lib/api/api.ts'
import type { DemoRequest } from './schedule-demo-form.tsx'

const shortestWait = 1000

/** Sends the request; an answer that comes at once would look as if nothing had been sent. */
export async function requestDemo(body: DemoRequest) {
  const wait = new Promise((resolve) => setTimeout(resolve, shortestWait))
  try {
    return await request('POST /api/demo-requests', { body })
  } finally {
    await wait
  }
}
