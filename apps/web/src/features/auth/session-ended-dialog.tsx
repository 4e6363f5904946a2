import { zodResolver } from '@hookform/resolvers/zod'
import { loginBody, type User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { canUsePasskeys } from '#lib/account/passkeys.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { useConfig } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { loginFailure } from './auth-messages.ts'
import { CodeForm, codeReason } from './code-form.tsx'
import { OrLine } from './other-ways.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

const passwordForm = loginBody.pick({ password: true })

type SessionEndedProps = {
  email: string
  onDone: (user: User) => void
  onSignOut: () => void
}

/** Asks for the password above everything that is open, so that nothing is lost. */
export function SessionEndedDialog({
  isOpen,
  ...props
}: SessionEndedProps & {
  isOpen: boolean
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {}}
      isStaying
      title="Your session has ended"
      description={
        <>
          Log in again as{' '}
          <strong className="font-semibold break-words text-text">{props.email}</strong>. Everything
          you entered is still here.
        </>
      }
    >
      <LoginOptions {...props} />
    </Dialog>
  )
}

function LoginOptions({ email, onDone, onSignOut }: SessionEndedProps) {
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<'password' | 'code' | 'sign-out'>('password')
  const { provider, passwordsOff } = useConfig() ?? {}
  const isPasswordless = useUser().data?.isPasswordless || passwordsOff

  if (step === 'sign-out') {
    return <SignOutQuestion onStay={() => setStep('password')} onSignOut={onSignOut} />
  }
  if (step === 'code') {
    return (
      <>
        <p className="mb-5 text-sm text-pretty">{codeReason}</p>
        <CodeForm
          logIn={(code) => request('POST /api/auth/login', { body: { email, password, code } })}
          onDone={onDone}
          onBack={() => setStep('password')}
        />
      </>
    )
  }
  return (
    <>
      {!isPasswordless && (
        <PasswordForm
          email={email}
          onDone={onDone}
          onCodeWanted={(right) => {
            setPassword(right)
            setStep('code')
          }}
        />
      )}
      {provider && (
        // Leaving this page would lose what is open; it notices the new session when it is shown again.
        <p className="mt-5 text-sm text-pretty">
          <NewTabLink href="/login">Continue with {provider}</NewTabLink>, then come back here.
        </p>
      )}
      {canUsePasskeys() && (
        <>
          <OrLine />
          <PasskeyLogin onDone={onDone} />
        </>
      )}
      <Button variant="quiet" className="mt-4 w-full" onClick={() => setStep('sign-out')}>
        Sign out instead
      </Button>
    </>
  )
}

function PasswordForm({
  email,
  onDone,
  onCodeWanted,
}: {
  email: string
  onDone: (user: User) => void
  onCodeWanted: (password: string) => void
}) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  })
  const login = useMutation({
    mutationFn: (password: string) =>
      request('POST /api/auth/login', { body: { email, password } }),
    onSuccess: onDone,
    onError: (error, password) => {
      if (hasCode(error, 'SECOND_STEP_REQUIRED')) return onCodeWanted(password)
      const { title, description } = loginFailure(error)
      setError('password', { message: `${title}: ${description}` }, { shouldFocus: true })
    },
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ password }) => login.mutate(password))}
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {/* Password managers need to know whose password this is. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <Button type="submit" size="large" className="w-full" disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  )
}

function SignOutQuestion({ onStay, onSignOut }: { onStay: () => void; onSignOut: () => void }) {
  return (
    <div role="group" aria-label="Sign out?" className="space-y-4">
      <p className="text-sm text-pretty">
        Signing out closes what you have open, and your changes are lost. Sign out anyway?
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button ref={takeFocus} variant="secondary" onClick={onStay}>
          Back to log in
        </Button>
        <Button variant="danger" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </div>
  )
}

/** Focus the safe choice. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
