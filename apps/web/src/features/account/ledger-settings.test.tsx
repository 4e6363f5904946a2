import { noLedgerAccounts } from '@quittance/contract/ledger'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { press, typeText } from '#test/hands.ts'
import { LedgerSettings } from './ledger-settings.tsx'

const path = '/api/ledger-accounts'

function open() {
  const reply = () => ({ body: noLedgerAccounts })
  const fetch = answer({ [`GET ${path}`]: reply, [`PUT ${path}`]: reply })
  show(<LedgerSettings />)
  return fetch
}

test('DATEV accounts start from a chart of accounts and are saved together', async () => {
  const fetch = open()
  fireEvent.click(await screen.findByRole('button', { name: /DATEV\s*Not set up/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use SKR04' }))
  typeText('Consultant number', '12')
  press('Save')
  expect(await screen.findByText('Please enter 4 to 7 digits')).toBeTruthy()

  typeText('Consultant number', '29098')
  typeText('Client number', '55003')
  press('Remove rate 2')
  typeText('Rate in %', '7,5')
  press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { datev } = sentTo(path, fetch) as typeof noLedgerAccounts
  expect(datev).toMatchObject({
    consultant: '29098',
    client: '55003',
    contra: '3720',
    firstMonth: 1,
  })
  expect(datev.accounts).toMatchObject({ food: '6650', transport: '6663', accommodation: '6660' })
  expect(datev.rates.map(({ rate, key }) => [rate, key])).toEqual([[7.5, '9']])
})

test('Xero and QuickBooks have a name for each rate', async () => {
  const fetch = open()
  fireEvent.click(await screen.findByRole('button', { name: /Xero/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate' }))
  press('Save')
  expect(await screen.findByText('Please enter a rate from 0 to 100')).toBeTruthy()
  typeText('Rate in %', '20')
  typeText('Tax rate name in Xero', '20% (VAT on Expenses)')
  typeText('Country of the ledger', 'gb')
  press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { xero } = sentTo(path, fetch) as typeof noLedgerAccounts
  expect(xero).toMatchObject({
    country: 'GB',
    rates: [{ rate: 20, code: '20% (VAT on Expenses)' }],
  })
})
