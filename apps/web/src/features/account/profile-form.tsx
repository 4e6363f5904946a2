import { zodResolver } from '@hookform/resolvers/zod'
import { profileBody, type User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage, serverMessage } from '#lib/api/server-message.ts'
import { setUser } from '#lib/data/user.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { isAboutCode, SecondStepCodeField, useSecondStepCode } from './second-step-code.tsx'

export function ProfileForm({ user, resend }: { user: User; resend: ReactNode }) {
  const { register, handleSubmit, formState, watch, reset, setError, setFocus } = useForm({
    resolver: zodResolver(profileFormOf(user.email)),
    values: valuesOf(user),
  })
  const { errors } = formState
  const isNewAddress = !isSame(watch('email'), user.email)
  const update = useMutation({
    mutationFn: (body: z.output<typeof profileBody>) => request('PUT /api/auth/profile', { body }),
    onSuccess: (next) => {
      setUser(next)
      reset(valuesOf(next))
      toast({
        title: 'Profile Updated',
        description:
          isNewAddress && next.pendingEmail
            ? `We sent a link to ${next.pendingEmail}. Your address changes when you open it.`
            : 'Your profile has been saved.',
      })
    },
    onError: (error) => {
      if (isAboutCode(error)) return
      if (hasCode(error, 'WRONG_PASSWORD')) {
        return setError('password', { message: serverMessage(error) }, { shouldFocus: true })
      }
      toastFailure('Update Failed', failureMessage(error, 'Failed to update profile'))
    },
  })

  const code = useSecondStepCode(update, setFocus)

  return (
    <form
      noValidate
      ref={advanceOnEnter}
      className="@container space-y-5"
      onSubmit={handleSubmit(({ password, code: typed, ...values }) =>
        update.mutate({ ...values, ...(isNewAddress && { password, code: typed || undefined }) }),
      )}
    >
      <div className="grid gap-x-3 gap-y-5 @xs:grid-cols-2">
        <TextField
          label="First Name"
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={
          isNewAddress &&
          'A new address must be verified: we send a link to it and a note to the old one. Your other devices are signed out.'
        }
        error={errors.email?.message}
        {...register('email')}
      />
      {isNewAddress && !user.isPasswordless && (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      {isNewAddress && code.isWanted && (
        <SecondStepCodeField error={errors.code?.message ?? code.message} {...register('code')} />
      )}
      {user.pendingEmail && (
        <PendingEmail email={user.email} pendingEmail={user.pendingEmail} resend={resend} />
      )}
      <div className="flex gap-3 rounded-control bg-sunken p-4 @max-[14rem]:flex-col">
        <Icon name="shield-check" className="text-settled" />
        <div className="min-w-0 text-sm">
          <h3 className="font-semibold">Account Security</h3>
          <p className="mt-0.5 text-pretty text-muted">
            Links to verify your address or to set a new password go to this email address only. Use
            one that only you can read.
          </p>
        </div>
      </div>
      <Button type="submit" className="max-sm:w-full" disabled={update.isPending}>
        {update.isPending ? 'Updating Profile...' : 'Update Profile'}
      </Button>
    </form>
  )
}

function valuesOf({ firstName, lastName, email, isPasswordless }: User) {
  const password = isPasswordless ? 'none' : ''
  return { firstName, lastName, email, password, code: '' }
}

function profileFormOf(currentEmail: string) {
  return profileBody.refine(
    ({ email, password }) => isSame(email, currentEmail) || Boolean(password),
    {
      path: ['password'],
      message: 'Enter your current password to change the email address.',
      // Also shown when other fields are invalid.
      when: () => true,
    },
  )
}

function isSame(one: string, other: string) {
  return one.trim().toLowerCase() === other.toLowerCase()
}

function PendingEmail({
  email,
  pendingEmail,
  resend,
}: {
  email: string
  pendingEmail: string
  resend: ReactNode
}) {
  const keep = useMutation({
    mutationFn: () => request('DELETE /api/auth/pending-email'),
    onSuccess: (user) => {
      setUser(user)
      toast({ title: 'Address kept', description: `${user.email} stays your address.` })
    },
    onError: (error) => toastFailure('Update Failed', failureMessage(error)),
  })
  return (
    <div className="rounded-control bg-waiting-soft p-4 text-sm">
      <div className="flex gap-3">
        <Icon name="mail" className="text-waiting" />
        <p className="min-w-0 text-pretty">
          <strong className="font-semibold break-words">{pendingEmail}</strong> is waiting to be
          verified. Until then <strong className="font-semibold break-words">{email}</strong> stays
          your address.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 sm:pl-8">
        {resend}
        <Button
          variant="quiet"
          className="max-w-full"
          disabled={keep.isPending}
          onClick={() => keep.mutate()}
        >
          <span className="line-clamp-2 min-w-0 break-words">Keep {email}</span>
        </Button>
      </div>
    </div>
  )
}
