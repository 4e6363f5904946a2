import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { today } from '#lib/format/dates.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { blankReceipt, useReceiptForm } from './use-receipt-form.ts'

afterEach(cleanup)

function renderForm(amountType: 'text' | 'number') {
  const onSubmit = vi.fn()
  const onMissing = vi.fn()
  function Form() {
    const form = useReceiptForm(blankReceipt('EUR'))
    return (
      <>
        <ReceiptForm {...{ form, amountType, onSubmit, onMissing }} id="receipt" />
        <button type="submit" form="receipt">
          Save
        </button>
      </>
    )
  }
  render(<Form />)
  return { onSubmit, onMissing }
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('hands over what was typed, the amount as decimal text and empty notes as none', async () => {
  const { onSubmit } = renderForm('text')
  type(/Vendor/, '  Café Morgenrot ')
  type(/Amount/, '1.234,5 €')
  type(/Date/, '2026-09-15')
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    vendor: 'Café Morgenrot',
    date: '2026-09-15',
    amount: '1234.5',
    currency: 'EUR',
    category: 'other',
    notes: null,
  })
})

test('says that something required is missing, and where', async () => {
  const { onSubmit, onMissing } = renderForm('number')
  save()
  await waitFor(() => expect(onMissing).toHaveBeenCalled())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/Vendor/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Amount is required')).toBeTruthy()
})

test('an impossible amount is wrong, not missing', async () => {
  const { onMissing } = renderForm('text')
  type(/Vendor/, 'Kiosk')
  type(/Amount/, '12.345')
  save()
  await screen.findByText(/at most 2 decimals/)
  expect(onMissing).not.toHaveBeenCalled()
})

test('the amount is free text on a review and a number elsewhere', () => {
  renderForm('text')
  expect(screen.getByLabelText(/Amount/).getAttribute('type')).toBe('text')
  cleanup()
  renderForm('number')
  expect(screen.getByLabelText(/Amount/).getAttribute('type')).toBe('number')
  expect(screen.getByLabelText(/Amount/).getAttribute('step')).toBe('0.01')
})

test('begins with today and no category of its own, and offers all categories and currencies', () => {
  expect(blankReceipt()).toMatchObject({ date: today(), currency: 'USD', category: 'other' })
  renderForm('number')
  const optionsOf = (label: RegExp) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value)
  expect(optionsOf(/Currency/).join()).toBe('USD,EUR,GBP,JPY,CAD,AUD,CNY,INR')
  expect(optionsOf(/Category/).join()).toBe(
    'food,transport,accommodation,coffee,entertainment,office,other',
  )
  expect(screen.getByLabelText(/Date/).getAttribute('type')).toBe('date')
})
