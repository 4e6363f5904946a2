import type { Findings } from '@quittance/receipt-reader/fields/candidates'
import { type LabelledReceipt, namesOf } from './labels.ts'
import { type MainField, mainFields, scoreOf } from './score.ts'
import type { Example } from './softmax-fit.ts'

export type FoundReceipt = { receipt: LabelledReceipt; found: Findings }

/** Training examples by field; receipts of one vendor together count as their square root. */
export function examplesOf(all: FoundReceipt[]): Record<MainField, Example[]> {
  const counts = Map.groupBy(all, ({ receipt }) => namesOf(receipt.label)[0])
  const examples = all.map(({ receipt, found }) => ({
    weight: (counts.get(namesOf(receipt.label)[0])?.length ?? 1) ** -0.5,
    candidates: candidatesIn(found, receipt),
  }))
  const [vendor, date, total] = mainFields.map((field) =>
    examples.map(({ weight, candidates }) => ({ weight, candidates: candidates[field] })),
  )
  return { vendor: vendor ?? [], date: date ?? [], total: total ?? [] }
}

function candidatesIn({ vendors, dates, totals }: Findings, { label, set }: LabelledReceipt) {
  const empty = { vendor: '', date: '', amount: '', currency: null }
  const isRight = (read: Partial<typeof empty>, field: MainField) =>
    scoreOf({ ...empty, ...read }, label, set)[field] === true
  return {
    vendor: vendors.map(({ features, name }) => ({
      features,
      isRight: isRight({ vendor: name }, 'vendor'),
    })),
    date: dates.map(({ features, date }) => ({ features, isRight: isRight({ date }, 'date') })),
    total: totals.map(({ features, minor }) => ({
      features,
      isRight: isRight({ amount: (minor / 100).toFixed(2) }, 'total'),
    })),
  }
}
