import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#ui/skeleton.tsx'
import { tokenKind, tokensQuery, webhookKind, webhooksQuery } from './programs/program-kinds.ts'
import { ProgramSection } from './programs/program-section.tsx'
import { YourData } from './your-data.tsx'

/** The user's data, and the programs that may use it. */
export function DataTab() {
  const tokens = useQuery(tokensQuery)
  const webhooks = useQuery(webhooksQuery)
  return (
    <div className="space-y-6">
      <YourData />
      {tokens.isFetched && webhooks.isFetched ? (
        <>
          <ProgramSection kind={tokenKind} query={tokens} />
          <ProgramSection kind={webhookKind} query={webhooks} />
        </>
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  )
}
