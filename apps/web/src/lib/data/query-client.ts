import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api.ts'
import { clearPreloadedData } from '#lib/api/preloaded-data.ts'

export const userKey = ['/api/auth/user'] as const

const ofSomebody =
  /^\/api\/(?:admin|trips|receipts|subscription|storage|inbound-address|auth\/(?:events|passkeys|second-step|sessions)$)/

// Earlier than the library's default, a timer: the router must know who is signed in before the next navigation.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleEndedSession }),
  mutationCache: new MutationCache({ onError: handleEndedSession }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      // Offline a call should fail at once; one that waits in silence looks frozen.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let keepScreen = () => false

/**
 * `keep` is called when a session has ended elsewhere: it returns true if it asks for a login
 * itself, and the screen stays.
 */
export function onEndedSession(keep: () => boolean) {
  keepScreen = keep
}

/** Whether the user is in the middle of something that must not be lost: then they are asked for the password. */
export function canKeepScreen() {
  return Boolean(queryClient.getQueryData(userKey)) && keepScreen()
}

/** A session can end elsewhere; the router then asks to log in and returns. */
function handleEndedSession(error: unknown) {
  if (!(error instanceof ApiError)) return
  if (error.body.code === 'UNAUTHENTICATED') handleSignedOut()
  // Show the user who is signed in now.
  if (error.body.code === 'OTHER_USER') void queryClient.refetchQueries({ queryKey: userKey })
}

/** A call returned 401. */
export function handleSignedOut() {
  if (!canKeepScreen()) endSession()
}

export function endSession() {
  queryClient.setQueryData(userKey, null)
  clearQueries()
}

/** The next user must not see what was loaded for this one. */
export function clearQueries() {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && ofSomebody.test(path),
  })
  clearPreloadedData()
}
