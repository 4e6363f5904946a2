import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#test/calls.tsx'
import { PasswordDialog } from './password-dialog.tsx'

const idle = { isPending: false, error: null, isSuccess: false }

function open(props: { isChanged?: boolean; call?: typeof idle } = {}) {
  const onClose = vi.fn()
  show(
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Turn it off"
      description="Please enter your password."
      action={{ label: 'Turn off', pendingLabel: 'Turning off...' }}
      call={idle}
      onConfirm={() => {}}
      {...props}
    />,
  )
  return onClose
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value } })
const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

test('closes at once while nothing was typed', () => {
  const onClose = open()
  cancel()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Cancel', cancel],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('%s asks before a password that was typed is lost', async (_name, go) => {
  const onClose = open()
  type('correct horse')
  go()
  await screen.findByRole('dialog', { name: 'Discard what you entered?' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('asks also for what else was filled in', async () => {
  const onClose = open({ isChanged: true })
  cancel()
  await screen.findByRole('dialog', { name: 'Discard what you entered?' })
  expect(onClose).not.toHaveBeenCalled()
})

test('what is under way is not held back', () => {
  const onClose = open({ call: { ...idle, isPending: true } })
  type('correct horse')
  cancel()
  expect(onClose).toHaveBeenCalledOnce()
})
