import { passwordBody } from '@quittance/contract/auth'
import { z } from 'zod'

const twice = {
  newPassword: passwordBody.shape.newPassword,
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}

const mismatch = { message: "Passwords don't match", path: ['confirmPassword'] }

function areEqual(form: { newPassword: string; confirmPassword: string }) {
  return form.newPassword === form.confirmPassword
}

/** A new password, typed twice; the second is never sent. */
export const newPasswordForm = z.object(twice).refine(areEqual, mismatch)

const { currentPassword, code } = passwordBody.shape

/** The same for a signed-in user, who must also enter the current password, and a code if asked. */
export const changePasswordForm = z
  .object({ currentPassword, code, ...twice })
  .refine(areEqual, mismatch)
