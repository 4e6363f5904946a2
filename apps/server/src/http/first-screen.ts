import type { User } from '@quittance/contract/auth'
import { everyReceipt, receiptsPerPage, recentCount } from '@quittance/contract/first-screen'
import type { TripWithSummary } from '@quittance/contract/trips'
import type { InternalCall } from './internal-calls.ts'

/** Pages with the header, which shows the active trip. */
const shellPath = /^\/(?:receipts|history(?:\/[^/]+)?|settings|profile)?$/

/** Makes the calls that the screen at this path would make first. */
export async function askForFirstScreen(ask: InternalCall, path: string) {
  const [user] = await Promise.all([ask('GET /api/auth/user'), ask('GET /api/config')])
  if (!user || !shellPath.test(path)) return
  const trip = await ask('GET /api/trips/active')
  if (path === '/') await askForHome(ask, user, trip)
  if (path === '/receipts') await askForReceipts(ask, trip)
}

async function askForHome(ask: InternalCall, user: User, trip: TripWithSummary | null | undefined) {
  const recent = { ...everyReceipt, limit: recentCount }
  await Promise.all([
    user.subscriptionTier === 'free' && ask('GET /api/subscription/plan'),
    trip && ask('GET /api/trips/:id/receipts', { params: { id: trip.id }, query: recent }),
    trip && ask('GET /api/trips/:id/spending', { params: { id: trip.id } }),
    trip?.summary.converted && ask('GET /api/trips/:id/rates', { params: { id: trip.id } }),
    trip && ask('GET /api/trips/:id/check', { params: { id: trip.id } }),
    trip === null && ask('GET /api/trips/all'),
    trip === null && ask('GET /api/trips/history'),
  ])
}

async function askForReceipts(ask: InternalCall, trip: TripWithSummary | null | undefined) {
  if (trip === null) await ask('GET /api/trips/all')
  if (!trip) return
  const params = { id: trip.id }
  const query = { ...everyReceipt, limit: receiptsPerPage }
  await Promise.all([
    ask('GET /api/trips/:id/receipts', { params, query }),
    ask('GET /api/trips/:id/receipts/summary', { params, query: everyReceipt }),
  ])
}
