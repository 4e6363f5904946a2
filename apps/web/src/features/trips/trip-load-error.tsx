import { ApiError } from '#lib/api/api.ts'
import { isTripErrorShown } from '#lib/data/trip-error.ts'
import { Button } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** `title` overrides the default on screens that need it. */
export function TripLoadError({
  error,
  title = isTripErrorShown(error) ? 'Error loading trip' : 'Your trip cannot be reached',
  isRetrying,
  onRetry,
}: {
  error: Error
  title?: string
  isRetrying: boolean
  onRetry: () => unknown
}) {
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-10">
      <StatePanel
        icon="triangle-alert"
        tone="wrong"
        title={title}
        isPart
        actions={
          <Button disabled={isRetrying} onClick={() => void onRetry()}>
            {isRetrying ? 'Retrying...' : 'Retry'}
          </Button>
        }
      >
        What you saved is safe.{' '}
        {isOffline(error)
          ? 'Please check your connection and try again.'
          : 'Please try again in a moment.'}
      </StatePanel>
    </div>
  )
}

function isOffline(error: Error) {
  return error instanceof ApiError && error.status === 0
}
