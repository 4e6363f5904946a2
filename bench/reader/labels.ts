import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type LabelledItem = { name?: string; price?: number; text?: string }

export type Label = {
  id: string
  image: string
  vendor?: string | null
  /** Every printed name that counts as right, instead of one. */
  vendors?: string[]
  date: string | null
  /** Every date that counts as right, instead of one. */
  dates?: string[]
  total: number | null
  /** Every total that counts as right, instead of one. */
  totals?: number[]
  currency?: string | null
  country?: string
  items?: LabelledItem[]
}

export type Truth = Pick<
  Label,
  'vendor' | 'vendors' | 'date' | 'dates' | 'total' | 'totals' | 'currency'
>

/** A receipt with its truth; `half` is 0 for the receipts that may be tuned on, 1 for the others. */
export type LabelledReceipt = { set: string; half: 0 | 1; imagePath: string; label: Label }

/** Every name that counts as right; empty if not labelled. */
export function namesOf({ vendor, vendors }: Truth): string[] {
  return vendors ?? (vendor ? [vendor] : [])
}

/** The receipts of a folder with a labels.jsonl, or of every such folder in it. */
export function labelledReceipts(folder: string): LabelledReceipt[] {
  if (existsSync(join(folder, 'labels.jsonl'))) return receiptsIn(folder)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'labels.jsonl')))
    .flatMap((entry) => receiptsIn(join(folder, entry.name)))
}

function receiptsIn(folder: string): LabelledReceipt[] {
  const labels = readLabels<Label>(join(folder, 'labels.jsonl'))
  return labels.map((label, position) => {
    const imagePath = join(folder, label.image)
    return { set: basename(folder), half: position % 2 === 0 ? 0 : 1, imagePath, label }
  })
}

/** One label a line. */
export function readLabels<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as T)
}
