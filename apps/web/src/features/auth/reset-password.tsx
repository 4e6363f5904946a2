import { useState } from 'react'
import { useSearch } from 'wouter'
import { ExpiredLink } from './expired-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPassword() {
  const token = new URLSearchParams(useSearch()).get('token')
  const [refusal, setRefusal] = useState<string | null>(null)
  if (token && refusal === null) return <ResetPasswordForm token={token} onRefused={setRefusal} />
  return (
    <ExpiredLink nextStep="Get a new link">
      {refusal ?? 'This link is incomplete. Please open the one in your email.'} Your password has
      not changed.
    </ExpiredLink>
  )
}
