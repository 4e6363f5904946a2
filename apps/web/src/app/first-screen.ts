import type { User } from '@quittance/contract/auth'
import { preloadedData } from '#lib/api/preloaded-data.ts'
import { pages } from './pages.ts'
import { firstPages } from './route-table.ts'
import { signedInApp } from './router.tsx'

/** Loads the first screen's code up front, so that it appears without a spinner. */
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

/** Longer than a device needs to list its entries; do not wait for a store that hangs. */
const timeoutMs = 1000

/** Entries on this device are listed above the server's: loaded late, they would push the page down. */
async function loadEntries({ id }: User) {
  const { loadEntriesFor } = await import('#offline/entries/entry-list.ts')
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  await Promise.race([loadEntriesFor(id), tooLong])
}
