import { setTimeout } from 'node:timers/promises'
import type { User } from '@quittance/contract/auth'
import { everyReceipt, receiptsPerPage, recentCount } from '@quittance/contract/first-screen'
import type { TripWithSummary } from '@quittance/contract/trips'
import type { FastifyInstance } from 'fastify'
import { createInternalCaller, type InternalCall } from './internal-calls.ts'
import type { Identify } from './session.ts'
import type { FirstScreen, ReadFirstScreen } from './web-app.ts'

/** Pages with the header, which shows the active trip. */
const shellPath = /^\/(?:receipts|history(?:\/[^/]+)?|settings|profile|admin)?$/

async function preloadFirstScreen(call: InternalCall, path: string) {
  const [user] = await Promise.all([call('GET /api/auth/user'), call('GET /api/config')])
  if (!user || !shellPath.test(path)) return
  const trip = await call('GET /api/trips/active')
  if (path === '/') await preloadHome(call, user, trip)
  if (path === '/receipts') await preloadReceipts(call, trip)
  if (path === '/history') await preloadHistory(call)
}

async function preloadHome(
  call: InternalCall,
  user: User,
  trip: TripWithSummary | null | undefined,
) {
  const recent = { ...everyReceipt, limit: recentCount }
  await Promise.all([
    user.subscriptionTier === 'free' && call('GET /api/subscription/plan'),
    trip && call('GET /api/trips/:id/receipts', { params: { id: trip.id }, query: recent }),
    trip && call('GET /api/trips/:id/spending', { params: { id: trip.id } }),
    trip?.summary.converted && call('GET /api/trips/:id/rates', { params: { id: trip.id } }),
    trip && call('GET /api/trips/:id/check', { params: { id: trip.id } }),
    call('GET /api/claims/outstanding'),
    trip === null && call('GET /api/trips/all'),
    trip === null && call('GET /api/trips/history'),
  ])
}

async function preloadReceipts(call: InternalCall, trip: TripWithSummary | null | undefined) {
  if (trip === null) await call('GET /api/trips/all')
  if (!trip) return
  const params = { id: trip.id }
  const query = { ...everyReceipt, limit: receiptsPerPage }
  await Promise.all([
    call('GET /api/trips/:id/receipts', { params, query }),
    call('GET /api/trips/:id/receipts/summary', { params, query: everyReceipt }),
    call('GET /api/trips/:id/spending', { params }),
    trip.summary.converted && call('GET /api/trips/:id/rates', { params }),
  ])
}

async function preloadHistory(call: InternalCall) {
  await Promise.all([
    call('GET /api/trips/history'),
    call('GET /api/trips/archived'),
    call('GET /api/trips/all'),
    call('GET /api/claims/outstanding'),
  ])
}

/** A page without preloaded data is better than none, but makes these calls itself, and may shift as they return. */
const timeoutMs = 3000

/** Only signed-in users are waited for. */
const notKnown: FirstScreen = { isSignedIn: true, answers: {} }

export function createFirstScreenReader(app: FastifyInstance, identify: Identify) {
  const read: ReadFirstScreen = async (request, reply, path) => {
    await identify(request, reply)
    const { ask, answers } = createInternalCaller(app, request, reply)
    await preloadFirstScreen(ask, path)
    return { isSignedIn: request.user !== null, answers }
  }

  const readInTime: ReadFirstScreen = async (request, reply, path) => {
    const inTime = new AbortController()
    try {
      const late = setTimeout(timeoutMs, notKnown, { signal: inTime.signal })
      return await Promise.race([read(request, reply, path), late])
    } catch (error) {
      request.log.warn({ err: error }, 'serving the page without preloaded data')
      return notKnown
    } finally {
      inTime.abort()
    }
  }
  return readInTime
}
