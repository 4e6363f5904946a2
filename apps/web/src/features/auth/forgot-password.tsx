import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { MailboxLink } from './mailbox-link.tsx'

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <ForgotPasswordForm onSent={setSentTo} />
  return (
    <StatePanel
      icon="mail-check"
      tone="primary"
      title="Check your email"
      actions={
        <>
          <ButtonLink href="/login" size="large">
            Back to Login
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={() => setSentTo(null)}>
            Try Different Email
          </Button>
          <MailboxLink />
        </>
      }
    >
      If there is an account for{' '}
      <strong className="font-medium break-words text-text">{sentTo}</strong>, a link to set a new
      password is on its way. It is valid for one hour.
    </StatePanel>
  )
}
