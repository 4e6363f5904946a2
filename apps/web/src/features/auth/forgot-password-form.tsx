import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordBody } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { request } from '#lib/api/api.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading, AuthLink } from './auth-layout.tsx'
import { resetEmailFailure } from './auth-messages.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
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
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          enterKeyHint="send"
          autoCapitalize="none"
          spellCheck={false}
          required
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
