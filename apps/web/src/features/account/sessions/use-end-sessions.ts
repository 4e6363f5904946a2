import type { Session } from '@quittance/contract/sessions'
import { useMutation } from '@tanstack/react-query'
import { refreshEvents, sessionsQuery } from '#features/account/security-queries.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

/** Needs no confirmation: the device can log in again. */
export function useEndSession() {
  return useMutation({
    mutationFn: ({ id }: Session) => request('DELETE /api/auth/sessions/:id', { params: { id } }),
    onSuccess: (_, ended) => {
      keepOnly(({ id }) => id !== ended.id)
      toast({ title: 'Signed out', description: `${ended.device} is signed out.` })
      refreshEvents()
    },
    onError: (error, { id: endedId }) => {
      if (hasCode(error, 'NOT_FOUND')) keepOnly(({ id }) => id !== endedId)
      reportFailure(error)
    },
  })
}

export function useEndOtherSessions(onDone: () => void) {
  return useMutation({
    mutationFn: () => request('DELETE /api/auth/sessions'),
    onSuccess: () => {
      keepOnly(({ isCurrent }) => isCurrent)
      toast({ title: 'Signed out', description: 'Every other device is signed out.' })
      refreshEvents()
      onDone()
    },
    onError: reportFailure,
  })
}

function keepOnly(isKept: (session: Session) => boolean) {
  queryClient.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(isKept))
}

function reportFailure(error: unknown) {
  toast({
    title: 'Not signed out',
    description: serverMessage(error) ?? 'Please check your connection and try again.',
    variant: 'destructive',
  })
}
