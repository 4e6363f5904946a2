import { zodResolver } from '@hookform/resolvers/zod'
import type { Passkey } from '@quittance/contract/passkeys'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { newPasswordForm } from '#lib/account/new-password-form.ts'
import { passwordAdvice, passwordHint, passwordStrength } from '#lib/account/password-advice.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage, serverMessage } from '#lib/api/server-message.ts'
import { setUser } from '#lib/data/user.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { AuthHeading } from './auth-layout.tsx'
import { ExpiredLink } from './expired-link.tsx'

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
            {passkeys.isFetching ? 'Trying again...' : 'Try Again'}
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

function ResetPasswordForm({
  token,
  passkeys,
  onRefused,
}: {
  token: string
  passkeys: readonly Passkey[]
  onRefused: (reason: string) => void
}) {
  const [, navigate] = useLocation()
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors } = formState
  const [keptPasskeys, setKeptPasskeys] = useState<readonly number[]>([])
  const reset = useMutation({
    mutationFn: (newPassword: string) =>
      request('POST /api/auth/reset-password', {
        body: { token, newPassword, keptPasskeys: [...keptPasskeys] },
      }),
    onSuccess: () => {
      // The server has ended all of the user's sessions, including this one.
      setUser(null)
      navigate('/login')
      toast({
        title: 'Password Changed',
        description: 'You can now log in with your new password.',
      })
    },
    onError: (error) => {
      if (hasCode(error, 'INVALID_TOKEN')) return onRefused(serverMessage(error) ?? '')
      if (hasCode(error, 'WEAK_PASSWORD')) {
        return setError('newPassword', { message: serverMessage(error) }, { shouldFocus: true })
      }
      toastFailure('Password Change Failed', failureMessage(error, 'Failed to change password'))
    },
  })

  return (
    <>
      <AuthHeading title="Set a new password">You will be signed out everywhere else.</AuthHeading>
      <form
        noValidate
        ref={advanceOnEnter}
        className="space-y-5"
        onSubmit={handleSubmit(({ newPassword }) => reset.mutate(newPassword))}
      >
        <NewPasswordField
          label="New Password"
          enterKeyHint="next"
          hint={passwordHint}
          tips={passwordAdvice(watch('newPassword'), [])}
          strength={passwordStrength(watch('newPassword'), [])}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          enterKeyHint="go"
          required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        {passkeys.length > 0 && (
          <KeptPasskeys passkeys={passkeys} kept={keptPasskeys} onChange={setKeptPasskeys} />
        )}
        <Button type="submit" size="large" className="w-full" disabled={reset.isPending}>
          {reset.isPending ? 'Changing Password...' : 'Change Password'}
        </Button>
      </form>
    </>
  )
}

/** None is ticked at first: a passkey that nobody recognises must not survive a reset. */
function KeptPasskeys({
  passkeys,
  kept,
  onChange,
}: {
  passkeys: readonly Passkey[]
  kept: readonly number[]
  onChange: (kept: readonly number[]) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="rounded-control bg-sunken p-4">
      <legend className="float-left w-full text-sm font-semibold">Passkeys to keep</legend>
      <p id={`${id}-hint`} className="clear-both pt-0.5 text-sm text-pretty text-muted">
        Tick those that are yours. The others are removed and no longer sign in.
      </p>
      <ul className="mt-2">
        {passkeys.map(({ id: passkeyId, name, createdAt, lastUsedAt }) => (
          <li key={passkeyId}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
                checked={kept.includes(passkeyId)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...kept, passkeyId]
                      : kept.filter((other) => other !== passkeyId),
                  )
                }
              />
              <span className="min-w-0 flex-1 text-sm text-muted">
                <span className="block text-base font-medium break-words text-text">{name}</span>
                Added {formatDay(createdAt)} <span aria-hidden="true">·</span>{' '}
                {lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
