import type { User } from '@quittance/contract/auth'
import { preloadedData } from '#lib/api/preloaded-data.ts'
import { pages } from './pages.ts'
import { firstPages } from './route-table.ts'
import { signedInApp } from './router.tsx'

/** Sends for the code of the first screen, so that the screen comes at once and not after a spinner. */
export async function loadFirstScreen() {
  const user = preloadedData('GET /api/auth/user')
  if (user === undefined) return
  const audience = user ? 'members' : 'visitors'
  const here = firstPages(audience).find(({ pattern }) =>
    new RegExp(pattern).test(location.pathname),
  )
  await Promise.all([
    user && signedInApp.load().then(() => loadEntries(user as User)),
    here && pages[here.page].load(),
  ])
}

/** Longer than a device takes to list what it keeps; nobody waits for one that does not answer. */
const patience = 1000

/** What waits on this device stands above what the server has: known too late, it would push all of that down. */
async function loadEntries({ id }: User) {
  const { loadEntriesFor } = await import('#offline/entries/entry-list.ts')
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
  })
  await Promise.race([loadEntriesFor(id), tooLong])
}
