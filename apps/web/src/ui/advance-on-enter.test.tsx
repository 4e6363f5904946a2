import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { advanceOnEnter } from './advance-on-enter.ts'
import { TextField } from './field.tsx'

function showForm(values: Partial<Record<'Name' | 'Note' | 'Mail', string>>) {
  render(
    <form aria-label="Form" ref={advanceOnEnter}>
      <TextField label="Name" required defaultValue={values.Name} />
      <TextField label="Note" defaultValue={values.Note} />
      <TextField label="Mail" required defaultValue={values.Mail} />
    </form>,
  )
}

/** Returns whether the browser would submit the form. */
function pressEnter(label: string, isComposing = false) {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
  field.focus()
  return fireEvent.keyDown(field, { key: 'Enter', isComposing })
}

function focused() {
  return document.activeElement?.closest('div')?.querySelector('label')?.textContent
}

test('Enter goes on to the next field that must be filled', () => {
  showForm({ Name: 'Dana' })
  expect(pressEnter('Name')).toBe(false)
  expect(focused()).toMatch(/^Mail/)
})

test.each([
  ['all is filled', 'Name', { Name: 'Dana', Mail: 'dana@example.com' }],
  ['only an earlier field is empty', 'Mail', { Mail: 'dana@example.com' }],
  ['this one is empty itself', 'Name', { Name: ' ' }],
  ['a letter is put together, and Enter is its own', 'Name', { Name: 'だな' }, true],
])('Enter is left to the browser where %s', (_case, label, values, isComposing = false) => {
  showForm(values)
  expect(pressEnter(label, isComposing)).toBe(true)
  expect(focused()).toMatch(new RegExp(`^${label}`))
})
