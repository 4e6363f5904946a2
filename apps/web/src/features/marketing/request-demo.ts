import { request } from '#lib/api/api.ts'
import type { DemoRequest } from './schedule-demo-form.tsx'

const shortestWait = 1000

/** Waits a moment, because an instant response would look as if nothing had been sent. */
export async function requestDemo(body: DemoRequest) {
  const wait = new Promise((resolve) => setTimeout(resolve, shortestWait))
  try {
    return await request('POST /api/demo-requests', { body })
  } finally {
    await wait
  }
}
