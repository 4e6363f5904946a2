import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordBody } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { request } from '#lib/api/api.ts'
import { useConfig } from '#lib/data/config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { resetEmailFailure } from './auth-messages.ts'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { OtherWays } from './other-ways.tsx'

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (useConfig()?.passwordsOff) {
    return (
      <>
        <AuthHeading title="Passwords are switched off">
          No password is needed to sign in here.
        </AuthHeading>
        <OtherWays isAlone />
      </>
    )
  }
  if (sentTo === null) return <ForgotPasswordForm onSent={setSentTo} />
  return (
    <StatePanel
      icon="mail-check"
      tone="primary"
      title="Check your email"
      actions={
        <>
          <ButtonLink href="/login" size="large">
            Back to Login
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={() => setSentTo(null)}>
            Try Different Email
          </Button>
          <MailboxLink />
        </>
      }
    >
      If there is an account for{' '}
      <strong className="font-medium break-words text-text">{sentTo}</strong>, a link to set a new
      password is on its way. It is valid for one hour.
    </StatePanel>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  })
  const send = useMutation({
    mutationFn: (body: { email: string }) => request('POST /api/auth/forgot-password', { body }),
    onSuccess: (_, { email }) => {
      toast({
        title: 'Reset email sent!',
        description: 'Please check your inbox for the reset link.',
      })
      onSent(email)
    },
    onError: (error) => toast({ ...resetEmailFailure(error), variant: 'destructive' }),
  })

  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us your email address, and we will send you a link to set a new one.
      </AuthHeading>
      <form
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit((values) => send.mutate(values))}
      >
        <EmailField
          enterKeyHint="send"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button
          type="submit"
          size="large"
          className="w-full"
          disabled={send.isPending || !watch('email').trim()}
        >
          {send.isPending ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">
        <AuthLink href="/login">Back to Login</AuthLink>
      </p>
    </>
  )
}
