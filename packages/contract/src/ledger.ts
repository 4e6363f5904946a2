import { z } from 'zod'
import { type Category, categories } from './categories.ts'
import type { EndpointTable } from './endpoint.ts'
import { oneLine } from './trip-texts.ts'
import { tripParams } from './trips.ts'

/** Files of a finalized trip that ledgers import; docs/ledger-files.md describes each. */
export const ledgerKinds = [
  'csv',
  'datev',
  'datev-documents',
  'xero',
  'quickbooks',
  'json',
] as const

export type LedgerKind = (typeof ledgerKinds)[number]

function digits(most: number, least = 1) {
  const count = least === most ? least : `${least} to ${most}`
  return z
    .string()
    .trim()
    .regex(new RegExp(`^(?:\\d{${least},${most}})?$`), `Please enter ${count} digits`)
    .default('')
}

function text(most: number) {
  return oneLine().max(most, `Please use at most ${most} characters`).default('')
}

function perCategory<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(categories.map((category) => [category, schema]))
  return z.object(shape as Record<Category, Schema>).prefault({} as never)
}

const percent = z
  .number('Please enter a rate from 0 to 100')
  .min(0, 'Please enter a rate from 0 to 100')
  .max(100, 'Please enter a rate from 0 to 100')

function rates<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object({ rate: percent, ...shape })).max(10, 'Please use at most 10 rates')
}

const account = digits(9)

/** Every text may be empty: a file that lacks one is not made. */
const datev = z.object({
  consultant: digits(7, 4),
  client: digits(5),
  accountLength: z.number().int().min(4).max(8).default(4),
  /** The first month of the fiscal year. */
  firstMonth: z.number().int().min(1).max(12).default(1),
  /** The account of what is owed to the traveller. */
  contra: account,
  /** The company card's account; without it, what the card paid is left out. */
  card: account,
  accounts: perCategory(account),
  /** The tax key of each rate; an account of its own for a category replaces the one above. */
  rates: rates({ key: digits(4), accounts: perCategory(account) }).default([]),
})

const bills = z.object({
  /** Of the ledger: tax of other countries is not booked as tax. Also decides the order of dates. */
  country: oneLine()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, 'Please enter the two letters of a country')
    .default(''),
  accounts: perCategory(text(100)),
  /** The name of the tax in that ledger, by rate. */
  rates: rates({ code: text(100) }).default([]),
  /** The name for lines without tax. */
  noTax: text(100),
})

export const ledgerAccounts = z.object({
  datev: datev.prefault({}),
  xero: bills.prefault({}),
  quickbooks: bills.prefault({}),
})

export type LedgerAccounts = z.infer<typeof ledgerAccounts>

export const noLedgerAccounts: LedgerAccounts = ledgerAccounts.parse({})

const ledgerFile = z.object({
  kind: z.enum(ledgerKinds),
  /** Relative to the server; null if the file cannot be made. */
  url: z.string().nullable(),
  /** Why not, as sentences. */
  problems: z.array(z.string()),
})

export type LedgerFile = z.infer<typeof ledgerFile>

export const ledgerEndpoints = {
  'GET /api/ledger-accounts': {
    summary: 'The accounts that the ledger files use',
    access: 'session',
    response: ledgerAccounts,
  },
  'PUT /api/ledger-accounts': {
    summary: 'Set the accounts that the ledger files use',
    access: 'session',
    body: ledgerAccounts,
    response: ledgerAccounts,
  },
  'GET /api/trips/:id/ledger': {
    summary: 'The ledger files of a finalized trip, or why one cannot be made',
    access: 'session',
    params: tripParams,
    response: z.object({ files: z.array(ledgerFile) }),
  },
} as const satisfies EndpointTable
