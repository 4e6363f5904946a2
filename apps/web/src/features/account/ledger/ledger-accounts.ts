import { type LedgerAccounts, noLedgerAccounts } from '@quittance/contract/ledger'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'

export type LedgerName = keyof LedgerAccounts

export const ledgerNames: Record<LedgerName, string> = {
  datev: 'DATEV',
  xero: 'Xero',
  quickbooks: 'QuickBooks Online',
}

export const ledgerAccountsQuery = queryOptions({
  queryKey: ['/api/ledger-accounts'],
  queryFn: ({ signal }) => request('GET /api/ledger-accounts', { signal }),
})

/** An empty account in every category. */
const noAccounts = noLedgerAccounts.datev.accounts

/** Input tax of both German rates. */
const rates = [
  { rate: 19, key: '9', accounts: noAccounts },
  { rate: 7, key: '8', accounts: noAccounts },
]

/** Travel expenses of employees in DATEV's two most common charts of accounts. */
export const datevPresets = {
  SKR03: { contra: '1740', accounts: chartOf('4660', '4663', '4666', '4650', '4930'), rates },
  SKR04: { contra: '3720', accounts: chartOf('6650', '6663', '6660', '6640', '6815'), rates },
}

function chartOf(travel: string, fares: string, nights: string, guests: string, office: string) {
  const rest = { food: travel, coffee: travel, other: travel }
  return { ...rest, transport: fares, accommodation: nights, entertainment: guests, office }
}

/** For a row that the user adds; the form asks for its rate. */
export const newRate = { rate: Number.NaN, key: '', code: '', accounts: noAccounts }
