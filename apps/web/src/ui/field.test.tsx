import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldNotes, TextField } from './field.tsx'

const doubt = 'Hard to read. Please check.'
const error = 'Vendor is required'
const hint = 'As it is printed.'

/** The field's description, line by line; undefined for a missing line. */
function descriptions() {
  const names = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
  return names.map((id) => document.getElementById(id)?.lastChild?.textContent)
}

test.each([
  [{}, []],
  [{ doubt }, [doubt]],
  [{ error }, [error]],
  [{ hint, doubt }, [hint, doubt]],
  [{ hint, doubt, error }, [error, hint]],
])('a field with %o is described by %o, and by nothing that is not there', (notes, said) => {
  render(<TextField label="Vendor" {...notes} />)
  expect(descriptions()).toEqual(said)
})

test('the same holds where its notes stand elsewhere', () => {
  const notes = { doubt, error }
  render(
    <>
      <TextField label="Vendor" notesOf="vendor" {...notes} />
      <FieldNotes id="vendor" {...notes} />
    </>,
  )
  expect(descriptions()).toEqual([error])
})
