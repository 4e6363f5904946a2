import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** For email links that were used, replaced or have expired. */
export function ExpiredLink({ nextStep, children }: { nextStep: string; children: ReactNode }) {
  return (
    <div role="alert">
      <StatePanel
        icon="clock"
        tone="wrong"
        title="This link no longer works"
        actions={
          <>
            <ButtonLink href="/forgot-password" size="large">
              {nextStep}
            </ButtonLink>
            <ButtonLink href="/login" variant="secondary" size="large">
              Back to Login
            </ButtonLink>
          </>
        }
      >
        {children}
      </StatePanel>
    </div>
  )
}
