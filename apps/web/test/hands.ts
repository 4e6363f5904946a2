import { fireEvent, screen, within } from '@testing-library/react'

export function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
}

export function typeText(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** In the dialog that asks for the password. */
export function fillPassword(button: string) {
  typeText(/^Your password/, 'correct horse')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
}
