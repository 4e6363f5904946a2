import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { SignUp } from '#features/auth/sign-up.tsx'

export function SignupPage() {
  return (
    <AuthLayout>
      <SignUp />
    </AuthLayout>
  )
}
