import { zodResolver } from '@hookform/resolvers/zod'
import type { passwordBody, User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { changePasswordForm } from '#lib/account/new-password-form.ts'
import { passwordAdvice, passwordHint, passwordStrength } from '#lib/account/password-advice.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage, serverMessage } from '#lib/api/server-message.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { isAboutCode, SecondStepCodeField, useSecondStepCode } from './second-step-code.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '', code: '' }

export function PasswordForm({ user }: { user: User }) {
  const { email, firstName, lastName } = user
  const { register, handleSubmit, formState, reset, setError, setFocus, watch } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: empty,
  })
  const { errors } = formState
  const change = useMutation({
    mutationFn: (body: z.output<typeof passwordBody>) =>
      request('PUT /api/auth/password', { body }),
    onSuccess: () => {
      reset(empty)
      toast({ title: 'Password Changed', description: 'Your other devices have been signed out.' })
    },
    onError: (error) => {
      if (isAboutCode(error)) return
      if (hasCode(error, 'WEAK_PASSWORD')) {
        return setError('newPassword', { message: serverMessage(error) }, { shouldFocus: true })
      }
      toastFailure('Password Change Failed', failureMessage(error, 'Failed to change password'))
    },
  })

  const code = useSecondStepCode(change, setFocus)

  return (
    <form
      noValidate
      ref={advanceOnEnter}
      className="[--notes-room:2rem]"
      onSubmit={handleSubmit((values) =>
        change.mutate({
          currentPassword: values.currentPassword,
          newPassword: values.newPassword,
          code: values.code || undefined,
        }),
      )}
    >
      {/* Password managers need to know whose password this is. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        enterKeyHint="next"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordField
        label="New Password"
        enterKeyHint="next"
        hint={passwordHint}
        tips={passwordAdvice(watch('newPassword'), [email, firstName, lastName])}
        strength={passwordStrength(watch('newPassword'), [email, firstName, lastName])}
        tipsTitle="Tips for a strong password"
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
      {code.isWanted && (
        <SecondStepCodeField error={errors.code?.message ?? code.message} {...register('code')} />
      )}
      <Button type="submit" className="max-sm:w-full" disabled={change.isPending}>
        {change.isPending ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  )
}
