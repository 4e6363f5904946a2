import type { User } from '@quittance/contract/auth'
import { endCalls, request } from '#lib/api/api.ts'
import { clearDeviceCache } from '#lib/data/device.ts'
import { tellSignedOut } from '#lib/data/other-tabs.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { loadPage } from '#ui/layers.ts'
import { rememberAccountDeleted } from './account-deleted-notice.ts'

export async function signOut() {
  // Calls still in flight would fail as signed out.
  await queryClient.cancelQueries()
  const stay = endCalls()
  try {
    await request('POST /api/auth/logout')
  } catch (error) {
    stay()
    void queryClient.invalidateQueries()
    throw error
  }
  await leave()
}

/**
 * Clears everything this browser stored for the user, except receipts that exist nowhere else. The
 * text size stays: a user who needs large text needs it to sign in as well.
 */
export async function leave({ isDeleted = false } = {}) {
  endCalls()
  const user = queryClient.getQueryData<User | null>(userKey)
  if (user) tellSignedOut(user.id)
  await clearDeviceCache()
  const textSize = localStorage.getItem('text-size')
  localStorage.clear()
  if (textSize) localStorage.setItem('text-size', textSize)
  sessionStorage.clear()
  if (isDeleted) rememberAccountDeleted()
  loadPage('/')
}

/**
 * This page still shows a user who is no longer signed in: reload it. The device's data belongs to
 * the new user and stays.
 */
export function startOver() {
  sessionStorage.clear()
  loadPage('/')
}
