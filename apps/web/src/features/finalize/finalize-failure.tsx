import type { ReactNode } from 'react'
import { ApiError } from '#lib/api/api.ts'
import { Icon } from '#ui/icon.tsx'

/** Stays beside the form after the toast has gone; `resend` sends the verification link again. */
export function FinalizeFailure({ error, resend }: { error: Error | null; resend: ReactNode }) {
  if (!error) return null
  return (
    <div
      role="alert"
      ref={(alert) => alert?.scrollIntoView?.({ block: 'nearest' })}
      className="flex scroll-mb-6 items-start gap-2.5 rounded-control bg-wrong-soft p-4 text-sm text-wrong"
    >
      <Icon name="circle-alert" className="text-[1.125rem]" />
      {isUnverified(error) ? (
        <div className="min-w-0 space-y-3">
          <p>
            {failure(error)} {error.message}
          </p>
          {resend}
        </div>
      ) : (
        <p>{failure(error)} Your trip is unchanged; please try again.</p>
      )}
    </div>
  )
}

function isUnverified(error: Error) {
  return error instanceof ApiError && error.body.code === 'EMAIL_NOT_VERIFIED'
}

function failure(error: Error) {
  return error instanceof ApiError && error.status > 0
    ? `Failed to finalize trip: ${error.status}.`
    : 'Failed to finalize trip.'
}
