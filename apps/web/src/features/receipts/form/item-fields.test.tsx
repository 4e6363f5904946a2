import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#test/calls.tsx'
import { press, typeText } from '#test/hands.ts'
import { blankReceipt } from './blank-receipt.ts'
import { ItemFields } from './item-fields.tsx'
import type { ReceiptValues } from './receipt-fields.ts'
import { useReceiptForm } from './use-receipt-form.ts'

const soup = { name: 'Soup of the day', quantity: '1', price: '6.50' }
const bread = { name: 'Bread', quantity: '2', price: '2.00' }

function renderItems(initial: Partial<ReceiptValues> = {}) {
  const onSubmit = vi.fn()
  function Form() {
    const known = { vendor: 'Bistro', amount: '8.50', items: [soup, bread] }
    const form = useReceiptForm({ ...blankReceipt('EUR'), ...known, ...initial })
    return (
      <form onSubmit={form.handleSubmit(onSubmit)}>
        <ItemFields {...{ form }} reading={null} />
        <button type="submit">Save</button>
      </form>
    )
  }
  show(<Form />)
  return { onSubmit }
}

async function saved(onSubmit: ReturnType<typeof vi.fn>) {
  press('Save')
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  return onSubmit.mock.calls[0]?.[0].items
}

test('items are folded away, and read like the paper when they are opened', () => {
  renderItems()
  expect(screen.queryByText('Soup of the day')).toBeNull()
  press(/^Items: 2 · 8\.50$/)
  const lines = screen.getAllByRole('button', { name: /^Change/ })
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Change Soup of the day 6.50',
    'Change 2 × Bread 2.00',
  ])
  expect(screen.getByText('Total').parentElement?.textContent).toBe('Total8.50')
  expect(screen.queryByText(/add up/)).toBeNull()
})

test('a sum that differs from the amount is said, also while it is folded away, and saved as it is', async () => {
  const { onSubmit } = renderItems({ amount: '10.00' })
  press(/They differ from the amount/)
  expect(screen.getByText(/Items add up to 8.50, the receipt to 10.00/)).toBeTruthy()
  expect(await saved(onSubmit)).toEqual([soup, bread])
})

test('what is printed in another currency is what items are compared with', () => {
  renderItems({ amount: '49.55', printed: { currency: 'CHF', amount: '8.50' } })
  expect(screen.getByRole('button', { name: 'Items: 2 · 8.50' })).toBeTruthy()
})

test('an invalid price is refused at its field, even if collapsed', async () => {
  const { onSubmit } = renderItems({ items: [soup, { ...bread, price: 'free', quantity: 'some' }] })
  press('Save')
  expect(await screen.findByText('Please enter an amount, or nothing')).toBeTruthy()
  expect(screen.getByText('Please enter a number, or nothing')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  typeText('Total price', '')
  typeText('Quantity', '')
  await waitFor(() => expect(screen.queryByText(/or nothing/)).toBeNull())
  expect(screen.getByLabelText('Quantity')).toBeTruthy()
  expect(await saved(onSubmit)).toEqual([soup, { name: 'Bread', quantity: '', price: '' }])
})

test('a receipt without items has none', async () => {
  const { onSubmit } = renderItems({ items: [] })
  press(/Items: none entered/)
  press('Add an item')
  press('Remove')
  expect(await saved(onSubmit)).toEqual([])
})

test('after a removal focus moves to the next item, or to the last', () => {
  renderItems({ items: [soup, bread, { ...soup, name: 'Tea' }, { ...soup, name: 'Pie' }] })
  press(/^Items/)
  const change = (name: RegExp) => screen.getByRole('button', { name })
  press('Remove item 2')
  expect(document.activeElement).toBe(change(/Change Tea/))
  press('Remove item 2')
  expect(document.activeElement).toBe(change(/Change Pie/))
  press('Remove item 2')
  expect(document.activeElement).toBe(change(/Change Soup/))
  press('Remove item 1')
  expect(document.activeElement).toBe(change(/Add an item/))
})

test('the focus stays with the item that is opened, whichever was open before', () => {
  renderItems()
  press(/^Items/)
  press(/Change Soup/)
  fireEvent.keyDown(screen.getByLabelText('Total price'), { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Change Soup/ }))
  press(/Bread/)
  expect(document.activeElement).toBe(screen.getByLabelText('Item'))
  expect(screen.getByDisplayValue('Bread')).toBeTruthy()
})

test('what was wrong with an item goes with it', async () => {
  const { onSubmit } = renderItems({ items: [{ ...bread, price: 'some' }, soup] })
  press('Save')
  await screen.findByText('Please enter an amount, or nothing')
  press('Remove')
  expect(screen.getByRole('button', { name: /Change Soup/ })).toBeTruthy()
  expect(await saved(onSubmit)).toEqual([soup])
})
