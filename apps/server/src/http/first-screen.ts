import type { User } from '@quittance/contract/auth'
import { everyReceipt, receiptsPerPage, recentCount } from '@quittance/contract/first-screen'
import type { TripWithSummary } from '@quittance/contract/trips'
import type { InternalCall } from './internal-calls.ts'

/** Pages with the header, which shows the active trip. */
const shellPath = /^\/(?:receipts|history(?:\/[^/]+)?|settings|profile)?$/

/** Makes the calls that the screen at this path would make first. */
export async function preloadFirstScreen(call: InternalCall, path: string) {
  const [user] = await Promise.all([call('GET /api/auth/user'), call('GET /api/config')])
  if (!user || !shellPath.test(path)) return
  const trip = await call('GET /api/trips/active')
  if (path === '/') await preloadHome(call, user, trip)
  if (path === '/receipts') await preloadReceipts(call, trip)
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
  ])
}
