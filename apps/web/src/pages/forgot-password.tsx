import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { ForgotPassword } from '#features/auth/forgot-password.tsx'

export function ForgotPasswordPage() {
  return (
    <AuthLayout>
      <ForgotPassword />
    </AuthLayout>
  )
}
