import { useSearch } from 'wouter'
import { useConfig } from '#lib/data/config.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { SignupForm } from './signup-form.tsx'

const refusals = {
  invited: [
    'Sign-up is by invitation',
    'Ask the people who run this server for an invitation, then open the link in its email.',
  ],
  closed: ['Sign-up is closed', 'Ask the people who run this server for an account.'],
} as const

/** The form, or why sign-up is not open and what to do. */
export function SignUp() {
  const { signUp = 'open', supportEmail } = useConfig() ?? {}
  const isInvited = new URLSearchParams(useSearch()).has('invitation')
  if (signUp === 'open' || (signUp === 'invited' && isInvited)) return <SignupForm />
  const [title, text] = refusals[signUp]
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      {supportEmail && (
        <a
          className="inline-flex min-h-11 items-center wrap-anywhere text-primary"
          href={`mailto:${supportEmail}`}
        >
          {supportEmail}
        </a>
      )}
      <p className="mt-6 text-sm text-muted">
        Already have an account? <AuthLink href="/login">Log in</AuthLink>
      </p>
    </>
  )
}
