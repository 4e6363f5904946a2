import { pageAnswer } from '#lib/api/page-answers.ts'
import { pages } from './pages.ts'
import { firstPages } from './route-table.ts'
import { signedInApp } from './router.tsx'

/** Sends for the code of the first screen, so that the screen comes at once and not after a spinner. */
export async function loadFirstScreen() {
  const user = pageAnswer('GET /api/auth/user')
  if (user === undefined) return
  const audience = user ? 'members' : 'visitors'
  const here = firstPages(audience).find(({ pattern }) =>
    new RegExp(pattern).test(location.pathname),
  )
  await Promise.all([user && signedInApp.load(), here && pages[here.page].load()])
}
