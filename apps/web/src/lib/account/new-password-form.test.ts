import { expect, test } from 'vitest'
import { changePasswordForm } from './new-password-form.ts'

/** The first message for each field, which is the one a form shows. */
function messages(form: Record<string, string>) {
  const issues = changePasswordForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path[0], issue.message]))
}

test('names what is missing', () => {
  expect(messages({ currentPassword: '', newPassword: '12345', confirmPassword: '' })).toEqual({
    currentPassword: 'Current password is required',
    newPassword: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
  })
})

test('six characters are enough, and the two new passwords must match', () => {
  const typed = { currentPassword: 'old', newPassword: '123456' }
  expect(messages({ ...typed, confirmPassword: '123456' })).toEqual({})
  expect(messages({ ...typed, confirmPassword: '123457' })).toEqual({
    confirmPassword: "Passwords don't match",
  })
})
