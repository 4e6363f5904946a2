import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { queryClient, userKey } from './query-client.ts'

/** What only reads. A link that is followed, a payment that is confirmed, is a query too, and done once. */
const reads =
  /^\/api\/(?:config|rates|storage|trips|subscription\/(?:plan|details)|auth\/(?:user|events|passkeys|second-step|sessions))(?:\/|$)/

const pauses = { first: 1000, longest: 30_000 }

let pause = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined

// Without a server the app asks for it, ever more rarely, and at once when the browser has hope.
onConnectionChange(() => {
  startAsking()
  if (!isOffline()) void refresh()
})
addEventListener('online', startAsking)
document.addEventListener('visibilitychange', startAsking)
askLater()

/** What is shown may have changed meanwhile. */
function refresh() {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && reads.test(path),
  })
}

function startAsking() {
  pause = pauses.first
  askLater()
}

function askLater() {
  clearTimeout(timer)
  if (isOffline()) timer = setTimeout(() => void ask(), pause)
}

async function ask() {
  pause = Math.min(pause * 2, pauses.longest)
  // Any answer will do, and this one is wanted most: whether the session is still there.
  if (navigator.onLine) await queryClient.refetchQueries({ queryKey: userKey })
  askLater()
}
