import { Button } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** For when it is unknown whether the user is signed in. */
export function LoadError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <StatePanel
        icon="triangle-alert"
        tone="wrong"
        title="Quittance cannot be reached"
        actions={
          <Button onClick={onRetry} disabled={isRetrying}>
            {isRetrying ? 'Retrying...' : 'Retry'}
          </Button>
        }
      >
        What you saved is safe. Please check your connection and try again.
      </StatePanel>
    </main>
  )
}
