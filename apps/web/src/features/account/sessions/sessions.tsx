import type { Session } from '@quittance/contract/sessions'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { EndOthersDialog } from './end-others-dialog.tsx'
import { SessionRow } from './session-row.tsx'
import { useEndSession } from './use-end-sessions.ts'

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
