import { zodResolver } from '@hookform/resolvers/zod'
import { profileBody, type User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { setUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

export function ProfileForm({ user }: { user: User }) {
  const { firstName, lastName, email } = user
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(profileBody),
    values: { firstName, lastName, email },
  })
  const { errors } = formState
  const isNewAddress = watch('email').trim().toLowerCase() !== email.toLowerCase()
  const update = useMutation({
    mutationFn: (body: z.output<typeof profileBody>) => request('PUT /api/auth/profile', { body }),
    onSuccess: (next) => {
      setUser(next)
      toast({
        title: 'Profile Updated',
        description:
          next.email === email
            ? 'Your profile has been saved.'
            : `We sent a verification link to ${next.email}. Please open it to verify your new address.`,
      })
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: serverMessage(error) ?? 'Failed to update profile',
        variant: 'destructive',
      }),
  })

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit((values) => update.mutate(values))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        hint={
          isNewAddress &&
          'A new address must be verified: we send a link to it and a note to the old one.'
        }
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="flex gap-3 rounded-control bg-sunken p-4">
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
