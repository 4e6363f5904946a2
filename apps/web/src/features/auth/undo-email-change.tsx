import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { endSession } from '#lib/data/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { ExpiredLink } from './expired-link.tsx'

/** Asks before it acts, because mail scanners open links too. */
export function UndoEmailChange() {
  const token = new URLSearchParams(useSearch()).get('token')
  const { undone, failure, isPending, undo } = useUndoEmailChange(token)

  if (undone) return <Undone email={undone.email} />
  if (!token) {
    return (
      <ExpiredLink nextStep="Set a new password">
        This link is incomplete. Please open the one in your email.
      </ExpiredLink>
    )
  }
  if (failure && hasCode(failure.error, 'INVALID_TOKEN')) {
    return (
      <ExpiredLink nextStep="Set a new password">
        {failure.message} If you still cannot log in with your address, contact the administrator of
        this installation.
      </ExpiredLink>
    )
  }
  return (
    <StatePanel
      icon="shield-check"
      tone="primary"
      title="Keep your address?"
      actions={
        <>
          <Button size="large" disabled={isPending} onClick={undo}>
            {isPending ? 'Keeping it...' : 'Keep my address'}
          </Button>
          <ButtonLink href="/" variant="secondary" size="large">
            The change was mine
          </ButtonLink>
        </>
      }
    >
      <p>
        Someone asked to change the email address of your account. If that was not you, keep the
        address that this link was sent to. Every device is then signed out.
      </p>
      <div aria-live="polite">
        {failure && <p className="mt-3 text-wrong">{failure.message}</p>}
      </div>
    </StatePanel>
  )
}

function Undone({ email }: { email: string }) {
  return (
    <div role="status">
      <StatePanel
        icon="circle-check"
        tone="settled"
        title="Your address is back"
        actions={
          <ButtonLink href="/forgot-password" size="large">
            Set a new password
          </ButtonLink>
        }
      >
        Your address is <strong className="font-semibold wrap-anywhere text-text">{email}</strong>{' '}
        again. Every device was signed out. Set a new password now, in case someone else knows it.
      </StatePanel>
    </div>
  )
}

/**
 * Cached like a read: it ends the current session, and the page, which then restarts for a visitor,
 * must still know the result.
 */
function useUndoEmailChange(token: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/auth/undo-email-change', token],
    queryFn: () => sendUndo(token ?? ''),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    undone: data,
    failure:
      error && !isFetching
        ? {
            error,
            message:
              serverMessage(error) ??
              'Nothing has changed yet. Please check your connection and try again.',
          }
        : null,
    isPending: isFetching,
    undo: () => void refetch(),
  }
}

async function sendUndo(token: string) {
  const reply = await request('POST /api/auth/undo-email-change', { body: { token } })
  endSession()
  return reply
}
