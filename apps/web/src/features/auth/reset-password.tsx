import { useState } from 'react'
import { useSearch } from 'wouter'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPassword() {
  const token = new URLSearchParams(useSearch()).get('token')
  const [refusal, setRefusal] = useState<string | null>(null)
  if (token && refusal === null) return <ResetPasswordForm token={token} onRefused={setRefusal} />
  return (
    <StatePanel
      icon="clock"
      tone="wrong"
      title="This link no longer works"
      actions={
        <>
          <ButtonLink href="/forgot-password" size="large">
            Get a new link
          </ButtonLink>
          <ButtonLink href="/login" variant="secondary" size="large">
            Back to Login
          </ButtonLink>
        </>
      }
    >
      {refusal ?? 'The address of this page lacks its token. Please open the link from your email.'}{' '}
      Your password has not changed.
    </StatePanel>
  )
}
