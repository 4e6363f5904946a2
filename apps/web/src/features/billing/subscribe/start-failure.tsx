import type { ComponentProps } from 'react'
import { StatePanel } from '#ui/state-panel.tsx'
import { FailureActions } from './failure-actions.tsx'
import type { Failure } from './start-subscription.ts'

type Panel = Pick<ComponentProps<typeof StatePanel>, 'icon' | 'tone' | 'title'>

const panels: Record<Failure['is'], Panel> = {
  'signed-out': { icon: 'lock', tone: 'primary', title: 'Authentication Required' },
  subscribed: { icon: 'circle-check', tone: 'settled', title: 'You already have the Pro plan' },
  development: { icon: 'info', title: 'Development Mode' },
  unavailable: { icon: 'clock', title: 'Service Temporarily Unavailable' },
  failed: { icon: 'circle-alert', tone: 'wrong', title: 'Something went wrong' },
}

export function StartFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { is, message, details = [] } = failure
  return (
    <div role="alert" className="rounded-card border border-hairline bg-surface px-5 py-8 sm:px-6">
      <StatePanel
        {...panels[is]}
        isPart
        actions={<FailureActions failure={is} onRetry={onRetry} />}
      >
        <p>{message}</p>
        {details.map((detail) => (
          <p key={detail} className="mt-1 break-words">
            {detail}
          </p>
        ))}
      </StatePanel>
    </div>
  )
}
