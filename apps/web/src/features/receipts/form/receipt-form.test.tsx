import type { Currency } from '@quittance/contract/money'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatDate, today } from '#lib/format/dates.ts'
import { noFacts } from '#offline/entries/entry-form.ts'
import { answer, never, show } from '#test/calls.tsx'
import { press, typeText } from '#test/hands.ts'
import { blankReceipt } from './blank-receipt.ts'
import type { ReceiptValues } from './receipt-fields.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

const nobodyTyped = () => true

function renderForm(
  amountType: 'text' | 'number',
  { tripCurrency = 'EUR', ...initial }: Partial<ReceiptValues> & { tripCurrency?: Currency } = {},
  trip?: { startDate: string; endDate: string | null },
  offers = {},
) {
  const onSubmit = vi.fn()
  const onMissing = vi.fn()
  function Form({ inCurrency = tripCurrency }) {
    const form = useReceiptForm({ ...blankReceipt('EUR'), ...initial })
    return (
      <>
        <ReceiptForm
          {...{ form, amountType, trip, onSubmit, onMissing }}
          id="receipt"
          tripCurrency={inCurrency}
          isAmountOffered={nobodyTyped}
          {...offers}
        />
        <button type="submit" form="receipt">
          Save
        </button>
      </>
    )
  }
  const { rerender } = show(<Form />)
  const moveTo = (currency: Currency) => rerender(<Form inCurrency={currency} />)
  return { onSubmit, onMissing, moveTo }
}

const save = () => press('Save')

async function saved(onSubmit: ReturnType<typeof vi.fn>) {
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  return onSubmit.mock.calls[0]?.[0]
}

test('hands over what was typed, the amount as decimal text and empty notes as none', async () => {
  const { onSubmit } = renderForm('text')
  typeText(/Vendor/, '  Café Morgenrot ')
  typeText(/Amount/, '1.234,5 €')
  typeText(/Date/, '2026-09-15')
  expect(await saved(onSubmit)).toEqual({
    vendor: 'Café Morgenrot',
    date: '2026-09-15',
    amount: '1234.5',
    currency: 'EUR',
    category: 'other',
    notes: null,
    ...noFacts,
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
  typeText(/Vendor/, 'Kiosk')
  typeText(/Amount/, '12.345')
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
  expect(optionsOf(/Currency/).join()).toBe('USD,EUR,GBP,JPY,CAD,AUD,CNY,INR,more')
  expect(optionsOf(/Category/).join()).toBe(
    'food,transport,accommodation,coffee,entertainment,office,other',
  )
  expect(screen.getByLabelText(/Date/)).toHaveProperty('value', formatDate(today()))
})

const march = { startDate: '2026-03-03', endDate: '2026-03-09' }

test('a day is typed as people type it, and said where it is not the trip’s', async () => {
  const { onSubmit } = renderForm('text', { vendor: 'Kiosk', amount: '3.20' }, march)
  const date = screen.getByLabelText(/Date/)
  fireEvent.focus(date)
  typeText(/Date/, '4/3')
  expect(screen.getByText('Mar 4, 2026')).toBeTruthy()
  fireEvent.blur(date)
  expect(date).toHaveProperty('value', 'Mar 4, 2026')
  expect(screen.queryByText(/the trip, which/)).toBeNull()
  typeText(/Date/, '11.3.')
  fireEvent.blur(date)
  expect(screen.getByText('2 days after the trip, which ended on Mar 9, 2026.')).toBeTruthy()
  typeText(/Date/, '11.3.25')
  fireEvent.blur(date)
  expect(screen.getByText(/Far outside the trip, which began on Mar 3, 2026/)).toBeTruthy()
  expect(await saved(onSubmit)).toMatchObject({ date: '2025-03-11' })
})

test('what is no day stays as it was typed, is wrong, not missing, and can be put right', async () => {
  const { onSubmit, onMissing } = renderForm('text', { vendor: 'Kiosk', amount: '3.20' })
  const date = screen.getByLabelText(/Date/)
  fireEvent.focus(date)
  typeText(/Date/, 'Tuesday week')
  expect(screen.queryByText('Please enter a valid date')).toBeNull()
  fireEvent.blur(date)
  expect(screen.getByText('Please enter a valid date')).toBeTruthy()
  expect(date).toHaveProperty('value', 'Tuesday week')
  save()
  await waitFor(() => expect(document.activeElement).toBe(date))
  expect(onMissing).not.toHaveBeenCalled()
  typeText(/Date/, '2026-03-12')
  await saved(onSubmit)
})

test('Enter goes to what is missing and then saves; Ctrl and Enter save from the notes', async () => {
  const { onSubmit } = renderForm('text')
  const enter = (label: RegExp, more = {}) =>
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', ...more })
  typeText(/Vendor/, 'Kiosk')
  expect(screen.getByLabelText(/Vendor/).getAttribute('enterkeyhint')).toBe('next')
  enter(/Vendor/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Amount/)))
  typeText(/Amount/, '3.20')
  expect(screen.getByLabelText(/Vendor/).getAttribute('enterkeyhint')).toBe('done')
  enter(/Notes/)
  expect(onSubmit).not.toHaveBeenCalled()
  enter(/Notes/, { ctrlKey: true })
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})

test('asks what the card was charged only in another currency than the trip’s, and keeps it while one passes by', async () => {
  const { onSubmit } = renderForm('text', { vendor: 'Diner', amount: '20.00' })
  expect(screen.queryByLabelText(/Charged on my card/)).toBeNull()
  typeText(/Currency/, 'USD')
  expect(screen.getByText(/It is used instead of the day’s rate/)).toBeTruthy()
  typeText(/Charged on my card, in EUR/, '1.018,5')
  typeText(/Currency/, 'EUR')
  expect(screen.queryByLabelText(/Charged on my card/)).toBeNull()
  typeText(/Currency/, 'GBP')
  expect(await saved(onSubmit)).toMatchObject({ currency: 'GBP', cardAmount: '1018.5' })
})

test('a card charged in the trip’s own currency is not saved, however wrong it was', async () => {
  const card = { vendor: 'Diner', amount: '20.00', currency: 'USD', cardAmount: 'ten' } as const
  const { onSubmit } = renderForm('text', card)
  save()
  expect(await screen.findByText(/Amount must be at most/)).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  typeText(/Currency/, 'EUR')
  expect(await saved(onSubmit)).toMatchObject({ currency: 'EUR', cardAmount: '' })
})

test('what was charged in the currency of one trip is nothing in that of another', async () => {
  const { moveTo } = renderForm('text', { currency: 'USD', cardAmount: '18.70' })
  expect(screen.getByLabelText(/card, in EUR/)).toHaveProperty('value', '18.70')
  moveTo('GBP')
  await waitFor(() => expect(screen.getByLabelText(/card, in GBP/)).toHaveProperty('value', ''))
})

const swiss = {
  vendor: 'Gasthaus',
  date: '2026-03-14',
  printed: { currency: 'CHF', amount: '47.90' },
}

test('offers what a printed amount comes to by the rate of its day, which follows the date', async () => {
  const rates = ['1.0345', '1.05']
  answer({
    'GET /api/rates': () => ({ body: { rate: rates.shift(), day: '2026-03-13' } }),
  })
  const { onSubmit } = renderForm('text', swiss)
  expect(screen.getByText('Printed: 47.90 CHF')).toBeTruthy()
  expect(await screen.findByText(/49.55 EUR at the rate of Mar 13, 2026/)).toBeTruthy()
  expect(screen.getByLabelText('Amount *')).toHaveProperty('value', '49.55')
  typeText(/Date/, '2026-03-16')
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '50.30'))
  const { printed } = swiss
  expect(await saved(onSubmit)).toMatchObject({ amount: '50.30', currency: 'EUR', printed })
})

test.each([
  ['no rate is known', () => ({ status: 404 }), /No rate for CHF is known for Mar 14, 2026/],
  ['there is no network', () => Promise.reject(new TypeError('Failed')), /not available offline/],
  ['the server is in trouble', () => ({ status: 500 }), /could not be loaded/],
])('the amount is typed where %s, and the form says so', async (_name, reply, words) => {
  answer({ 'GET /api/rates': reply })
  renderForm('text', swiss)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(/Enter what it cost in EUR/)).toBeTruthy()
  expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '')
})

test('no rate is asked for while a day is typed, only for the one that is meant', async () => {
  const rates = answer({
    'GET /api/rates': () => ({ body: { rate: '1.05', day: '2026-03-13' } }),
  })
  renderForm('text', swiss)
  await screen.findByText(/at the rate of/)
  for (const typed of ['1', '12', '12.', '12.3', '12.3.2', '12.3.20', '12.3.2026']) {
    typeText(/Date/, typed)
  }
  await waitFor(() => expect(rates.mock.calls.at(-1)?.[0]).toContain('date=2026-03-12'))
  expect(rates.mock.calls.filter(([path]) => path.startsWith('/api/rates'))).toHaveLength(2)
})

test('while the rate is looked up the amount is empty, and the form says why', () => {
  answer({ 'GET /api/rates': never })
  renderForm('text', { ...swiss, amount: '12.00' })
  typeText(/Date/, '2026-03-15')
  expect(screen.getByText('Looking up the rate of Mar 15, 2026…')).toBeTruthy()
  expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '')
})

test('an amount that was kept is not lost where its rate is not at hand', async () => {
  answer({ 'GET /api/rates': () => Promise.reject(new TypeError('Failed')) })
  renderForm('text', { ...swiss, amount: '49.55' })
  expect(await screen.findByText(/not available offline/)).toBeTruthy()
  expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '49.55')
})

test('a printed amount that was misread can be put right, or taken away', async () => {
  answer({ 'GET /api/rates': () => ({ body: { rate: '1.0345', day: '2026-03-13' } }) })
  renderForm('text', swiss)
  press('Change')
  typeText(/Printed amount/, '74.90')
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '77.48'))
  typeText(/Printed amount/, 'many')
  save()
  expect(await screen.findByText(/printed amount must have at most/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Printed amount/)))
  press(/not printed in another currency/)
  expect(screen.queryByText(/^Printed:/)).toBeNull()
})

const taxed = {
  vendor: 'Bistro',
  amount: '22.50',
  tax: { lines: [{ rate: '19', net: '18.91', tax: '3.59' }], vatNumber: 'DE136695976' },
}

test('tax lines are folded away, and can be put right, added and removed', async () => {
  const { onSubmit } = renderForm('text', taxed)
  press(/Tax: 19 % 3.59/)
  expect(screen.queryByText(/add up/)).toBeNull()
  press('Add a tax line')
  const second = within(screen.getByRole('group', { name: 'Tax line 2' }))
  fireEvent.change(second.getByLabelText('Rate %'), { target: { value: '7,7 %' } })
  fireEvent.change(second.getByLabelText('Tax'), { target: { value: '0,42' } })
  press('Remove tax line 1')
  press('Add a tax line')
  expect(await saved(onSubmit)).toMatchObject({
    tax: { lines: [{ rate: '7.7', net: '', tax: '0.42' }], vatNumber: 'DE136695976' },
  })
})

test('tax that does not add up is said, and saved as it is', async () => {
  const { onSubmit } = renderForm('text', { ...taxed, amount: '25.00' })
  press(/Does not add up/)
  expect(screen.getByText(/Net and tax add up to 22.50, the receipt to 25.00/)).toBeTruthy()
  typeText(/^Tax/, '5.00')
  expect(screen.getByText('19 % of 18.91 is 3.59, not 5.00.')).toBeTruthy()
  await saved(onSubmit)
})

test('invalid tax is refused at its field, even if collapsed', async () => {
  const lines = [{ rate: 'nineteen', net: '-1', tax: '3.59' }]
  const { onSubmit } = renderForm('text', { ...taxed, tax: { lines, vatNumber: 'X'.repeat(21) } })
  save()
  expect(await screen.findByText('Please enter a percentage')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Rate %')))
  expect(screen.getByText('Please enter an amount, or nothing')).toBeTruthy()
  expect(screen.getByText('Please use at most 20 characters')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('any other currency is found by name, stands in the select and has its own decimals', async () => {
  const { onSubmit } = renderForm('text', { vendor: 'Taxi', amount: '1.250' })
  typeText(/Currency/, 'more')
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'kuwaiti' } })
  expect(screen.getAllByRole('button', { name: /KWD|Dinar/ })).toHaveLength(1)
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter' })
  expect(screen.getByLabelText(/Currency/)).toHaveProperty('value', 'KWD')
  expect(await saved(onSubmit)).toMatchObject({ amount: '1.250', currency: 'KWD' })
})

test('a typed minus turns Refund on, and all that belongs to it is negative', async () => {
  const lines = [{ rate: '19', net: '10.08', tax: '1.92' }]
  const { onSubmit } = renderForm('text', {
    vendor: 'Shop',
    currency: 'USD',
    cardAmount: '11.00',
    tax: { lines, vatNumber: '' },
  })
  expect(screen.queryByRole('switch', { name: 'Refund' })).toBeNull()
  typeText(/Amount/, '-12,00')
  expect(screen.getByLabelText(/Amount/)).toHaveProperty('value', '12,00')
  expect(screen.getByRole('switch', { name: 'Refund' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.queryByText(/Does not add up/)).toBeNull()
  expect(await saved(onSubmit)).toMatchObject({
    amount: '-12.00',
    cardAmount: '-11.00',
    tax: { lines: [{ rate: '19', net: '-10.08', tax: '-1.92' }] },
  })
})

test('a refund turned off is a payment again, with its tax', async () => {
  const lines = [{ rate: '19', net: '-10.08', tax: '-1.92' }]
  const tax = { lines, vatNumber: '' }
  const { onSubmit } = renderForm('number', { vendor: 'Shop', amount: '-12.00', tax })
  fireEvent.click(screen.getByRole('switch', { name: 'Refund' }))
  expect(await saved(onSubmit)).toMatchObject({
    amount: '12.00',
    tax: { lines: [{ net: '10.08', tax: '1.92' }] },
  })
})

test('a refund without an amount is missing one, and zero is an amount', async () => {
  const { onSubmit, onMissing } = renderForm('text', { vendor: 'Shop', amount: '-' })
  save()
  await waitFor(() => expect(onMissing).toHaveBeenCalled())
  expect(screen.getByText('Amount is required')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Refund' }))
  typeText(/Amount/, '0')
  expect(await saved(onSubmit)).toMatchObject({ amount: '0' })
})

test('who paid and what for are under More, which is closed until something is in it', async () => {
  const { onSubmit } = renderForm('text', { vendor: 'Ristorante', amount: '84.00' })
  const more = screen.getByRole('button', { name: /^More/ })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  typeText(/Paid by/, 'company')
  typeText(/Attendees/, 'Ada, Grace')
  typeText(/Guests/, 'four')
  fireEvent.click(screen.getByLabelText('Billable to a client'))
  save()
  expect(await screen.findByText(/number from 1 to 1000/)).toBeTruthy()
  typeText(/Guests/, '3')
  expect(await saved(onSubmit)).toMatchObject({
    paidBy: 'company',
    details: { project: '', attendees: 'Ada, Grace', guests: '3', isBillable: true, number: '' },
  })
  cleanup()
  renderForm('text', { details: { ...noFacts.details, project: 'Apollo' } })
  expect(screen.getByLabelText('Cost centre or project')).toHaveProperty('value', 'Apollo')
})

test('where the printed currency is chosen, the printed amount is the amount', async () => {
  answer({ 'GET /api/rates': never })
  const { onSubmit } = renderForm('text', { ...swiss, currency: 'CHF' })
  typeText(/Currency/, 'EUR')
  typeText(/Currency/, 'CHF')
  await waitFor(() => expect(screen.getByLabelText(/Amount/)).toHaveProperty('value', '47.90'))
  const expected = { amount: '47.90', currency: 'CHF', printed: null }
  expect(await saved(onSubmit)).toMatchObject(expected)
})

test('who paid this vendor the last time is offered, without opening anything, until the user chooses', async () => {
  const payers = [{ vendor: 'HOTEL ROMA', paidBy: 'company' }]
  answer({
    'GET /api/receipts/suggestions': () => ({
      body: { payers, projects: ['Apollo'], purposes: [] },
    }),
  })
  let isChosen = false
  const { onSubmit } = renderForm('text', { amount: '3' }, undefined, {
    isPayerOffered: () => !isChosen,
  })
  typeText(/Vendor/, 'Hotel Roma')
  const more = await screen.findByRole('button', { name: 'More paid by: Company card' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  typeText(/Vendor/, 'Hotel Romana')
  fireEvent.click(await screen.findByRole('button', { name: /^More who paid/ }))
  await waitFor(() => expect(document.querySelector('option[value=Apollo]')).toBeTruthy())
  isChosen = true
  typeText(/Paid by/, 'other')
  typeText(/Vendor/, 'Hotel Roma')
  expect(await saved(onSubmit)).toMatchObject({ vendor: 'Hotel Roma', paidBy: 'other' })
})
