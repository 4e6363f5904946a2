import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { Tooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { bodyOf } from './body-of.ts'

// Unmounted first: what is still shown would ask again.
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** JSON unless another type is named. */
type Answer = { status?: number; body?: unknown; type?: string }

/** Answers each call by name, `GET /api/trips/all`; all others return 404. */
export function answer(calls: Record<string, () => Answer | Promise<Answer>>) {
  const fetch = vi.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = calls[`${method} ${path.replace(/\?.*/, '')}`]
    const { status = 200, body = {}, type }: Answer = call ? await call() : { status: 404 }
    return Response.json(bodyOf(status, body), {
      status,
      ...(type && { headers: { 'content-type': type } }),
    })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** What was last sent to this path, by this method if there are several. */
export function sentTo(path: string, fetch: ReturnType<typeof answer>, method?: string): unknown {
  const body = fetch.mock.calls.findLast(
    ([called, init]) => called === path && (!method || init?.method === method),
  )?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** For a call that is still pending when the test ends. */
export function never(): Promise<Answer> {
  return new Promise(() => {})
}

export function Queries({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider>{children}</Tooltip.Provider>
    </QueryClientProvider>
  )
}

/** Renders an element with the query client. */
export function show(element: ReactElement) {
  return render(element, { wrapper: Queries })
}
