import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { ResetPassword } from '#features/auth/reset-password.tsx'

export function ResetPasswordPage() {
  return (
    <AuthLayout>
      <ResetPassword />
    </AuthLayout>
  )
}
