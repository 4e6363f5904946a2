import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage, serverMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPassword() {
  const token = new URLSearchParams(useSearch()).get('token')
  const [refusal, setRefusal] = useState<string | null>(null)
  if (token && refusal === null) return <OpenLink token={token} onRefused={setRefusal} />
  return (
    <Refused>{refusal ?? 'This link is incomplete. Please open the one in your email.'}</Refused>
  )
}

/** Loads the passkeys first: none may be removed before its owner has seen the list. */
function OpenLink({ token, onRefused }: { token: string; onRefused: (reason: string) => void }) {
  const passkeys = useQuery({
    queryKey: ['/api/auth/reset-password/passkeys', token],
    queryFn: () => request('POST /api/auth/reset-password/passkeys', { body: { token } }),
    gcTime: 0,
  })
  if (passkeys.data) {
    return <ResetPasswordForm token={token} passkeys={passkeys.data} onRefused={onRefused} />
  }
  if (!passkeys.error) {
    return <Spinner label="Checking the link" className="text-primary" />
  }
  if (hasCode(passkeys.error, 'INVALID_TOKEN')) {
    return <Refused>{serverMessage(passkeys.error)}</Refused>
  }
  return (
    <div role="alert">
      <StatePanel
        icon="circle-alert"
        tone="wrong"
        title="This page could not be loaded"
        actions={
          <Button
            size="large"
            disabled={passkeys.isFetching}
            onClick={() => void passkeys.refetch()}
          >
            {passkeys.isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        }
      >
        {failureMessage(passkeys.error)}
      </StatePanel>
    </div>
  )
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <ExpiredLink nextStep="Get a new link">{children} Your password has not changed.</ExpiredLink>
  )
}
