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
  total: number | null
  currency?: string | null
  country?: string
  items?: LabelledItem[]
}

/** A receipt with its truth; `half` is 0 for the receipts that may be tuned on, 1 for the others. */
export type LabelledReceipt = { set: string; half: 0 | 1; imagePath: string; label: Label }

/** Every name that counts as right; none where the label does not tell. */
export function namesOf({ vendor, vendors }: Label): string[] {
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
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line, position) => {
    const label = JSON.parse(line) as Label
    const imagePath = join(folder, label.image)
    return { set: basename(folder), half: position % 2 === 0 ? 0 : 1, imagePath, label }
  })
}
