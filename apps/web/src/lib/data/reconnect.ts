import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { queryClient, userKey } from './query-client.ts'

const pauses = { first: 1000, longest: 30_000 }

let pause = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined

// Without a server the app asks for it, ever more rarely, and at once when the browser has hope.
onConnectionChange(startAsking)
addEventListener('online', startAsking)
document.addEventListener('visibilitychange', startAsking)
askLater()

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
