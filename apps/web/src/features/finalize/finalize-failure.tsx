import { ApiError } from '#lib/api/api.ts'
import { Icon } from '#ui/icon.tsx'

/** Stays beside the form after the toast has gone. */
export function FinalizeFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p
      role="alert"
      ref={(alert) => alert?.scrollIntoView?.({ block: 'nearest' })}
      className="flex scroll-mb-6 items-start gap-2.5 rounded-control bg-wrong-soft p-4 text-sm text-wrong"
    >
      <Icon name="circle-alert" className="text-[18px]" />
      <span>{failure(error)} Your trip is as it was; please try again.</span>
    </p>
  )
}

function failure(error: Error) {
  return error instanceof ApiError && error.status > 0
    ? `Failed to finalize trip: ${error.status}.`
    : 'Failed to finalize trip.'
}
