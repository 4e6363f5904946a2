import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { endSession } from '#lib/data/query-client.ts'

/**
 * Cached like a read: it ends the current session, and the page, which then restarts for a visitor,
 * must still know the result.
 */
export function useUndoEmailChange(token: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/auth/undo-email-change', token],
    queryFn: () => undo(token ?? ''),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    undone: data,
    failure:
      error && !isFetching
        ? {
            error,
            message:
              serverMessage(error) ??
              'Nothing has changed yet. Please check your connection and try again.',
          }
        : null,
    isPending: isFetching,
    undo: () => void refetch(),
  }
}

async function undo(token: string) {
  const reply = await request('POST /api/auth/undo-email-change', { body: { token } })
  endSession()
  return reply
}
