import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api.ts'
import { clearPreloadedData } from '#lib/api/preloaded-data.ts'

export const userKey = ['/api/auth/user'] as const

const ofSomebody =
  /^\/api\/(?:trips|receipts|subscription|storage|inbound-address|auth\/(?:events|passkeys|second-step|sessions)$)/

// Sooner than the library's own choice, a timer: the screen then knows who is signed in before the
// next line sends them to a page that only one access state has.
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
      // Without a network too a call is made, and fails: one that waits in silence looks frozen.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let keepScreen = () => false

/** `keep` is asked when a session has ended elsewhere: true where it sees to a login itself, and the screen stays. */
export function onEndedSession(keep: () => boolean) {
  keepScreen = keep
}

/** Whether somebody is in the middle of something that must not go: they are asked for the password then. */
export function isScreenKept() {
  return Boolean(queryClient.getQueryData(userKey)) && keepScreen()
}

/** A session can end elsewhere; the router then asks to log in and leads back. */
function noticeEndedSession(error: unknown) {
  if (!(error instanceof ApiError)) return
  if (error.body.code === 'UNAUTHENTICATED') noticeSignedOut()
  // Show the user who is signed in now.
  if (error.body.code === 'OTHER_USER') void queryClient.refetchQueries({ queryKey: userKey })
}

/** A call was answered as by nobody. */
export function noticeSignedOut() {
  if (!isScreenKept()) endSession()
}

/** The server knows nobody here any more. */
export function endSession() {
  queryClient.setQueryData(userKey, null)
  forgetAnswers()
}

/** Whoever logs in next must not see what was loaded for somebody else. */
export function forgetAnswers() {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && ofSomebody.test(path),
  })
  clearPreloadedData()
}
