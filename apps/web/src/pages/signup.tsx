import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { SignupForm } from '#features/auth/signup-form.tsx'

export function SignupPage() {
  return (
    <AuthLayout>
      <SignupForm />
    </AuthLayout>
  )
}
