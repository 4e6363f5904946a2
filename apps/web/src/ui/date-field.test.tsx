import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'

function renderField({ value = '2026-03-12', disabled = false } = {}) {
  const onChange = vi.fn()
  function Form() {
    const [day, setDay] = useState(value)
    return (
      <DateField
        label="Day"
        value={day}
        {...{ disabled }}
        onChange={(next) => {
          setDay(next)
          onChange(next)
        }}
        format={(iso) => iso.split('-').toReversed().join('.')}
        parse={dayOfMarch}
      />
    )
  }
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  const picker = document.querySelector<HTMLInputElement>('input[type=date]')
  return { onChange, field, picker }
}

/** Parses a few days of that month. */
function dayOfMarch(typed: string) {
  const day = typed.replace(/^2026-0[34]-0?/, '')
  if (!/^\d{1,2}$/.test(day)) return null
  return typed === day ? `2026-03-${day.padStart(2, '0')}` : typed
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('shows the day in words, and while someone types what was understood', () => {
  const { field, onChange } = renderField()
  expect(field.value).toBe('12.03.2026')
  fireEvent.focus(field)
  type(field, '9')
  expect(onChange).toHaveBeenLastCalledWith('2026-03-09')
  expect(field.value).toBe('9')
  expect(screen.getByText('09.03.2026')).toBeTruthy()
  fireEvent.blur(field)
  expect(field.value).toBe('09.03.2026')
  expect(screen.queryByText('09.03.2026')).toBeNull()
})

test.each(['soon', '2026-02-30'])(
  '%s is not a date: it stays as typed, and the calendar is empty',
  (text) => {
    const { field, picker, onChange } = renderField()
    type(field, text)
    expect(onChange).toHaveBeenLastCalledWith(text)
    fireEvent.blur(field)
    expect(field.value).toBe(text)
    expect(picker?.value).toBe('')
    type(field, '')
    expect(onChange).toHaveBeenLastCalledWith('')
  },
)

test('a date picked from the calendar replaces the typed text', () => {
  const { field, picker, onChange } = renderField()
  type(field, 'soon')
  if (picker) type(picker, '2026-04-01')
  expect(onChange).toHaveBeenLastCalledWith('2026-04-01')
  expect(field.value).toBe('01.04.2026')
})

test('the calendar opens by its button, also where a browser has no call for it', () => {
  const { picker } = renderField()
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  Object.assign(picker ?? {}, { showPicker: undefined })
  open()
  expect(document.activeElement).toBe(picker)
  const showPicker = vi.fn()
  Object.assign(picker ?? {}, { showPicker })
  open()
  expect(showPicker).toHaveBeenCalled()
})

test('a field that is switched off opens no calendar', () => {
  const { field } = renderField({ disabled: true })
  expect(field.disabled).toBe(true)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
