import { zodResolver } from '@hookform/resolvers/zod'
import type { Passkey } from '@quittance/contract/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { newPasswordForm } from '#lib/account/new-password-form.ts'
import { passwordAdvice, passwordHint, passwordStrength } from '#lib/account/password-advice.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { setUser } from '#lib/data/user.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading } from './auth-layout.tsx'
import { KeptPasskeys } from './kept-passkeys.tsx'

export function ResetPasswordForm({
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
      toast({
        title: 'Password Change Failed',
        description: serverMessage(error) ?? 'Failed to change password',
        variant: 'destructive',
      })
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
