import { zodResolver } from '@hookform/resolvers/zod'
import { loginBody, type User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSearch } from 'wouter'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { useConfig } from '#lib/data/config.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { loginFailure } from './auth-messages.ts'
import { EmailField } from './email-field.tsx'
import { OtherWays, SsoNotice, useSsoReason } from './other-ways.tsx'
import { WaitingOnPhone } from './waiting-on-phone.tsx'

export type Credentials = { email: string; password: string }

const credentialsForm = loginBody.omit({ code: true })

type CredentialsProps = {
  initial: Credentials
  onDone: (user: User) => void
  onCodeWanted: (credentials: Credentials) => void
}

/** The login form with every way to sign in. */
export function CredentialsForm(props: CredentialsProps) {
  const search = useSearch()
  const { passwordsOff, signUp } = useConfig() ?? {}
  // An account with a password needs it once more, to be linked.
  const isLinking = useSsoReason() === 'link'
  return (
    <>
      <AuthHeading title="Log in">Pick up your trip where you left off.</AuthHeading>
      <WaitingOnPhone />
      <SsoNotice />
      {(!passwordsOff || isLinking) && <PasswordForm {...props} />}
      <OtherWays isAlone={passwordsOff && !isLinking} onPasskey={props.onDone} />
      {!passwordsOff && (
        <p className="mt-6 text-center text-sm text-muted">
          {signUp === 'closed' ? 'New accounts cannot be created here.' : 'New to Quittance? '}
          {signUp !== 'closed' && (
            <AuthLink href={`/signup${search && `?${search}`}`}>
              {signUp === 'invited' ? 'Sign up by invitation' : 'Sign up'}
            </AuthLink>
          )}
        </p>
      )}
    </>
  )
}

function PasswordForm({ initial, onDone, onCodeWanted }: CredentialsProps) {
  const passwordsOff = useConfig()?.passwordsOff
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(credentialsForm),
    defaultValues: initial,
  })
  const login = useMutation({
    mutationFn: (body: Credentials) => request('POST /api/auth/login', { body }),
    onSuccess: onDone,
    onError: (error, credentials) => {
      if (hasCode(error, 'SECOND_STEP_REQUIRED')) return onCodeWanted(credentials)
      if (hasCode(error, 'INVALID_CREDENTIALS')) {
        setError('email', {})
        setError('password', { message: 'Check both the email and the password.' })
        setFocus('password')
      }
      toast({ ...loginFailure(error), variant: 'destructive' })
    },
  })
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form
      noValidate
      ref={advanceOnEnter}
      className="space-y-5"
      onSubmit={handleSubmit((values) => login.mutate(values))}
    >
      <EmailField
        enterKeyHint="next"
        error={formState.errors.email?.message}
        // Marked too when the message is below the password.
        aria-invalid={Boolean(formState.errors.email)}
        {...register('email')}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {!passwordsOff && (
          <p className="mt-1 text-sm">
            <AuthLink href="/forgot-password">Forgot your password?</AuthLink>
          </p>
        )}
      </div>
      <Button type="submit" size="large" className="w-full" disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  )
}
