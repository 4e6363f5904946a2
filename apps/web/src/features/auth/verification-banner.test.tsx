import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { signIn } from '#test/people.ts'
import { VerificationBanner } from './verification-banner.tsx'

test.each([
  [null, 'dana@example.com'],
  ['new@example.com', 'new@example.com'],
])(
  'with a new address of %s the link went to %s, and goes there again',
  async (pendingEmail, to) => {
    const fetch = answer({
      'POST /api/auth/resend-verification': () => ({ body: { message: 'ok' } }),
    })
    signIn({ emailVerified: false, pendingEmail })
    show(<VerificationBanner />)
    expect(screen.getByText(to)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Resend Email' }))
    await waitFor(() =>
      expect(sentTo('/api/auth/resend-verification', fetch)).toEqual({ email: to }),
    )
  },
)

test('a verified user is asked nothing, also while a new address waits', () => {
  answer({})
  signIn({ pendingEmail: 'new@example.com' })
  const { container } = show(<VerificationBanner />)
  expect(container.textContent).toBe('')
})
