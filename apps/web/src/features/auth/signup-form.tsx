import { zodResolver } from '@hookform/resolvers/zod'
import { registerBody } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSearch } from 'wouter'
import type { z } from 'zod'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { useTrialDays } from '#lib/data/config.ts'
import { setUser } from '#lib/data/user.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { registrationFailure } from './auth-messages.ts'
import { useDestination } from './use-destination.ts'

export function SignupForm() {
  const search = useSearch()
  const isForPro = new URLSearchParams(search).get('intent') === 'pro'
  const leadToDestination = useDestination()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { email: '', password: '', firstName: '', lastName: '' },
  })
  const { errors } = formState
  const signup = useMutation({
    mutationFn: (body: z.output<typeof registerBody>) =>
      request('POST /api/auth/register', { body }),
    onSuccess: (user) => {
      leadToDestination()
      setUser(user)
      toast({
        title: 'Welcome to Quittance!',
        description: 'Please verify your email address to start creating trips.',
      })
    },
    onError: (error) => {
      if (hasCode(error, 'WEAK_PASSWORD')) {
        return setError('password', { message: serverMessage(error) }, { shouldFocus: true })
      }
      toast({ ...registrationFailure(error), variant: 'destructive' })
    },
  })

  useEffect(() => {
    if (isForPro) rememberProIntent()
  }, [isForPro])

  return (
    <>
      <AuthHeading title="Create your account">
        {dayCount(useTrialDays())} with every feature, no card required.
      </AuthHeading>
      <form
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit((values) => signup.mutate(values))}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint="At least 6 characters; 8 or more are better."
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="large" className="w-full" disabled={signup.isPending}>
          {signup.isPending ? 'Creating account...' : 'Create Account'}
        </Button>
        <p className="text-center text-sm text-pretty text-muted">
          By creating an account you accept our <NewTabLink href="/terms">terms</NewTabLink> and{' '}
          <NewTabLink href="/privacy">privacy policy</NewTabLink>.
        </p>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        Already have an account?{' '}
        <AuthLink href={`/login${search && `?${search}`}`}>Log in</AuthLink>
      </p>
    </>
  )
}
