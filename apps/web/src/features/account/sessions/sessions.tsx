import type { Session } from '@quittance/contract/sessions'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { refreshEvents, sessionsQuery } from '#features/account/security-queries.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

export function Sessions({ query }: { query: UseQueryResult<Session[]> }) {
  const end = useEndSession()
  const [isAsking, setIsAsking] = useState(false)
  const sessions = query.data
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <SectionCard
      title="Where you're signed in"
      hint={
        sessions && others === 0
          ? 'You are signed in on this device only.'
          : 'Sign out any you no longer use or recognise.'
      }
    >
      {sessions ? (
        <ul className="-my-4 divide-y divide-hairline">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      ) : (
        <LoadFailure what="Your devices" query={query} />
      )}
      {others > 1 && (
        <div className="mt-4 border-t border-hairline pt-5">
          <Button
            variant="secondary"
            className="text-wrong max-sm:w-full"
            onClick={() => setIsAsking(true)}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
      <EndOthersDialog count={others} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </SectionCard>
  )
}

function EndOthersDialog({
  count,
  isOpen,
  onClose,
}: {
  count: number
  isOpen: boolean
  onClose: () => void
}) {
  const end = useEndOtherSessions(onClose)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Sign out all other devices?"
      description={`${count} devices have to log in again. This one stays signed in.`}
      dismiss="Cancel"
      footer={
        <Button variant="danger" disabled={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? 'Signing out...' : 'Sign them out'}
        </Button>
      }
    />
  )
}

function SessionRow({
  session: { device, address, signedInAt, lastUsedAt, isCurrent },
  isEnding,
  onEnd,
}: {
  session: Session
  isEnding: boolean
  onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <Icon
        name={/iPhone|iPad|Android/.test(device) ? 'smartphone' : 'monitor'}
        className="mt-0.5 self-start text-muted"
      />
      <div className="min-w-24 flex-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-base font-medium break-words text-text">{device}</span>
          {isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="mt-0.5">Last used {isCurrent ? 'now' : timeAgo(lastUsedAt)}</p>
        <p className="mt-0.5 wrap-anywhere">
          Signed in {formatDay(signedInAt)}
          {address && ` from ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          aria-label={`Sign out ${device}`}
          className="shrink-0"
          disabled={isEnding}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** Needs no confirmation: the device can log in again. */
function useEndSession() {
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

function useEndOtherSessions(onDone: () => void) {
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
  toastFailure('Not signed out', failureMessage(error))
}
