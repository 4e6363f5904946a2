import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { queryClient, userKey } from './query-client.ts'

/** Queries that only read. Following a link or confirming a payment is a query too, but runs once. */
const reads =
  /^\/api\/(?:config|rates|storage|trips|subscription\/(?:plan|details)|auth\/(?:user|events|passkeys|second-step|sessions))(?:\/|$)/

const pauses = { first: 1000, longest: 30_000 }

let pause = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined

// Offline, retries with growing pauses, and at once when the browser reports a network.
onConnectionChange(() => {
  startAsking()
  if (!isOffline()) void refresh()
})
addEventListener('online', startAsking)
document.addEventListener('visibilitychange', startAsking)
askLater()

/** The data on screen may be outdated. */
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
  // Any response will do, and this one matters most: whether the session still exists.
  if (navigator.onLine) await queryClient.refetchQueries({ queryKey: userKey })
  askLater()
}
