import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { VerifyEmail } from '#features/auth/verify-email.tsx'

export function VerifyEmailPage() {
  return (
    <AuthLayout>
      <VerifyEmail />
    </AuthLayout>
  )
}
