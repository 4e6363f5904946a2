import { AuthLayout } from '#features/auth/auth-layout.tsx'
import { UndoEmailChange } from '#features/auth/undo-email-change.tsx'

export function UndoEmailChangePage() {
  return (
    <AuthLayout>
      <UndoEmailChange />
    </AuthLayout>
  )
}
