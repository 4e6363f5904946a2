import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { resendFailure } from './auth-messages.ts'

export function ResendButton({
  email,
  variant,
  size,
}: {
  email: string
  variant?: 'primary' | 'secondary'
  size?: 'medium' | 'large'
}) {
  const resend = useMutation({
    mutationFn: () => request('POST /api/auth/resend-verification', { body: { email } }),
    onSuccess: () =>
      toast({
        title: 'Verification email sent! 📧',
        description: 'Please check your inbox and click the verification link.',
      }),
    onError: (error) => toast({ ...resendFailure(error), variant: 'destructive' }),
  })
  return (
    <Button
      variant={variant}
      size={size}
      disabled={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {resend.isPending ? 'Sending...' : 'Resend Email'}
    </Button>
  )
}
