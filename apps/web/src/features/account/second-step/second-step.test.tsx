import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { secondStepQuery } from '#features/account/security-queries.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, sentTo, show } from '#test/calls.tsx'
import { fillPassword, press, typeText } from '#test/hands.ts'
import { currentToast } from '#ui/toast-store.ts'
import { SecondStep } from './second-step.tsx'

const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst']
const secret = 'JBSWY3DPEHPK3PXP'
const off = { isOn: false, recoveryCodesLeft: 0 }
const setup = {
  'POST /api/auth/second-step/setup': () => ({
    body: { secret, url: `otpauth://totp/Quittance:dana?secret=${secret}` },
  }),
}

function Section() {
  return <SecondStep query={useQuery(secondStepQuery)} />
}

async function open(
  state: { isOn: boolean; recoveryCodesLeft: number },
  calls: Parameters<typeof answer>[0] = {},
) {
  const fetch = answer({ 'GET /api/auth/second-step': () => ({ body: state }), ...calls })
  await queryClient.fetchQuery(secondStepQuery)
  show(<Section />)
  return fetch
}

test('is set up with the password, a picture or a key, and a code; then come the recovery codes', async () => {
  const wrong = { code: 'WRONG_CODE', message: 'That code is not right.' }
  let isRight = false
  const fetch = await open(off, {
    ...setup,
    'POST /api/auth/second-step': () =>
      isRight ? { body: { recoveryCodes } } : { status: 400, body: wrong },
  })
  press('Set up')
  fillPassword('Continue')
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'Open in authenticator app' }).getAttribute('href'),
  ).toContain('otpauth://')

  press('Turn on')
  await screen.findByText('Enter the 6 digits from your app')
  typeText(/^Code/, '000 000')
  press('Turn on')
  await screen.findByText('That code is not right.')
  isRight = true
  typeText(/^Code/, '123 456')
  await waitFor(() => expect(screen.queryByText('That code is not right.')).toBeNull())
  press('Turn on')

  await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  expect(sentTo('/api/auth/second-step', fetch, 'POST')).toEqual({ code: '123456' })
  expect(screen.getByText('abcd-efgh-jkmn-pqrs')).toBeTruthy()
})

test('a slip beside the picture loses nothing: it is asked first, as the app may know the secret already', async () => {
  await open(off, setup)
  press('Set up')
  fillPassword('Continue')
  const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  fireEvent.keyDown(picture, { key: 'Escape' })
  await screen.findByRole('dialog', { name: 'Discard this setup?' })
  press('Continue')
  await waitFor(() => expect(screen.queryByText('Discard this setup?')).toBeNull())
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()

  press('Cancel')
  await screen.findByRole('dialog', { name: 'Discard this setup?' })
  press('Discard')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [10, '10 recovery codes are left.'],
  [1, 'Only 1 recovery code is left. Make new ones before they run out.'],
  [0, 'No recovery codes are left. Make new ones, in case you lose your phone.'],
])('with %d recovery codes: %s', async (recoveryCodesLeft, words) => {
  await open({ isOn: true, recoveryCodesLeft })
  expect(screen.getByText('On')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

test('new recovery codes can be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await open(
    { isOn: true, recoveryCodesLeft: 2 },
    { 'POST /api/auth/second-step/recovery-codes': () => ({ body: { recoveryCodes } }) },
  )
  press('New recovery codes')
  fillPassword('Make new codes')
  await screen.findByText('abcd-efgh-jkmn-pqrs')
  press('Copy')
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n')))
})

test('Hole 26: a code is asked for when the server wants one, and a wrong one is told at its field', async () => {
  const replies = [
    { status: 401, body: { code: 'SECOND_STEP_REQUIRED', message: 'Enter the code.' } },
    { status: 401, body: { code: 'WRONG_SECOND_STEP', message: 'That code is not right.' } },
    { body: { message: 'off' } },
  ]
  const fetch = await open(
    { isOn: true, recoveryCodesLeft: 10 },
    { 'DELETE /api/auth/second-step': () => replies.shift() ?? {} },
  )
  press('Turn off')
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  fillPassword('Turn off')
  const field = await screen.findByLabelText(/^Code/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByLabelText(/^Your password/).getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(field, { target: { value: '000000' } })
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  await screen.findByText('That code is not right.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '123456' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Two-step sign-in is off'))
  const body = { password: 'correct horse', code: '123456' }
  expect(sentTo('/api/auth/second-step', fetch, 'DELETE')).toEqual(body)
})
