import { zodResolver } from '@hookform/resolvers/zod'
import { registerBody } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSearch } from 'wouter'
import type { z } from 'zod'
import { passwordAdvice, passwordHint, passwordStrength } from '#lib/account/password-advice.ts'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { useConfig, useTrialDays } from '#lib/data/config.ts'
import { setUser } from '#lib/data/user.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { registrationFailure } from './auth-messages.ts'
import { EmailField } from './email-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { useDestination } from './use-destination.ts'

export function SignupForm() {
  const search = useSearch()
  const passwordsOff = useConfig()?.passwordsOff
  const isForPro = new URLSearchParams(search).get('intent') === 'pro'

  useEffect(() => {
    if (isForPro) rememberProIntent()
  }, [isForPro])

  return (
    <>
      <AuthHeading title="Create your account">
        {dayCount(useTrialDays())} with every feature, no card required.
      </AuthHeading>
      {!passwordsOff && <PersonForm />}
      <OtherWays isAlone={passwordsOff} />
      {passwordsOff && <AcceptedTerms />}
      <p className="mt-6 text-center text-sm text-muted">
        Already have an account?{' '}
        <AuthLink href={`/login${search && `?${search}`}`}>Log in</AuthLink>
      </p>
    </>
  )
}

function AcceptedTerms() {
  return (
    <p className="mt-5 text-center text-sm text-pretty text-muted">
      By creating an account you accept our <NewTabLink href="/terms">terms</NewTabLink> and{' '}
      <NewTabLink href="/privacy">privacy policy</NewTabLink>.
    </p>
  )
}

function PersonForm() {
  const invitation = new URLSearchParams(useSearch()).get('invitation') || undefined
  const leadToDestination = useDestination()
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { email: '', password: '', firstName: '', lastName: '' },
  })
  const { errors } = formState
  const [password, ...personal] = watch(['password', 'email', 'firstName', 'lastName'])
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

  return (
    <form
      noValidate
      ref={advanceOnEnter}
      className="@container space-y-5"
      onSubmit={handleSubmit((values) => signup.mutate({ ...values, invitation }))}
    >
      <div className="[--notes-room:2rem]">
        <div className="grid gap-x-3 @xs:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="next"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="next"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <EmailField enterKeyHint="next" error={errors.email?.message} {...register('email')} />
        <NewPasswordField
          label="Password"
          enterKeyHint="go"
          hint={passwordHint}
          tips={passwordAdvice(password, personal)}
          strength={passwordStrength(password, personal)}
          error={errors.password?.message}
          {...register('password')}
        />
      </div>
      <Button type="submit" size="large" className="w-full" disabled={signup.isPending}>
        {signup.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
      <AcceptedTerms />
    </form>
  )
}
