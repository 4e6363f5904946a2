import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'

export function LoginPage() {
  return (
    <AuthLayout>
      <LoginForm />
    </AuthLayout>
  )
}
