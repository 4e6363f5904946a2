import { request } from './api.ts'

/** Ends the session here and on the server, then starts afresh at the landing page. */
export async function signOut() {
  await request('POST /api/auth/logout')
  leave()
}

/** Forgets everything this browser kept for the user. */
export function leave() {
  localStorage.clear()
  sessionStorage.clear()
  location.assign('/')
}
