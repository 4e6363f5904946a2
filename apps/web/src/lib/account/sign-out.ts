import type { User } from '@quittance/contract/auth'
import { endCalls, request } from '#lib/api/api.ts'
import { clearDeviceCache } from '#lib/data/device.ts'
import { tellSignedOut } from '#lib/data/other-tabs.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { loadPage } from '#ui/layers.ts'
import { rememberAccountDeleted } from './account-deleted-notice.ts'

/** Ends the session here and on the server, then starts afresh at the landing page. */
export async function signOut() {
  // Calls still under way would be answered as signed out.
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
 * Forgets everything this browser kept for the user, but for receipts that are on no other device.
 * The size of the text stays: whoever needs it large needs it to sign in as well.
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
 * This page still shows somebody who is not signed in here any more: it is loaded anew, as whoever is. What the device
 * keeps is theirs by now, and stays.
 */
export function startOver() {
  sessionStorage.clear()
  loadPage('/')
}
