import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api.ts'
import { clearPreloadedData } from '#lib/api/preloaded-data.ts'

export const userKey = ['/api/auth/user'] as const

const ofSomebody =
  /^\/api\/(?:trips|receipts|subscription|storage|inbound-address|auth\/(?:events|passkeys|second-step|sessions)$)/

// Earlier than the library's default, a timer: the router must know who is signed in before the next navigation.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
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
export function isScreenKept() {
  return Boolean(queryClient.getQueryData(userKey)) && keepScreen()
}

/** A session can end elsewhere; the router then asks to log in and returns. */
function noticeEndedSession(error: unknown) {
  if (!(error instanceof ApiError)) return
  if (error.body.code === 'UNAUTHENTICATED') noticeSignedOut()
  // Show the user who is signed in now.
  if (error.body.code === 'OTHER_USER') void queryClient.refetchQueries({ queryKey: userKey })
}

/** A call returned 401. */
export function noticeSignedOut() {
  if (!isScreenKept()) endSession()
}

export function endSession() {
  queryClient.setQueryData(userKey, null)
  forgetAnswers()
}

/** The next user must not see what was loaded for this one. */
export function forgetAnswers() {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && ofSomebody.test(path),
  })
  clearPreloadedData()
}
