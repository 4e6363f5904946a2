import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import { dayPasses } from '@quittance/receipt-reader/fields/date/dates'
import { sellerSources } from '@quittance/receipt-reader/fields/seller/candidates'
import { linePasses } from '@quittance/receipt-reader/rows/rows'
import { type Field, mainFields } from './score.ts'

/** What must be recomputed without the rule: everything, the candidates, or the choice. */
export type Stage = 'rows' | 'found' | 'choice'

/** An entry of the reader's tables: a weight, a source of candidates, a pass that repairs something. */
export type Rule = {
  fields: readonly Field[]
  kind: 'feature' | 'source' | 'pass'
  /** The table, and the entry in it. */
  name: string
  stage: Stage
  off(): void
  on(): void
}

type Table = Record<string, unknown>
type About = Pick<Rule, 'fields' | 'kind' | 'stage'> & { neutral: unknown }

const weight = { kind: 'feature', neutral: 0 } as const
const source = { kind: 'source', stage: 'found', neutral: () => [] } as const
const pass = { kind: 'pass', stage: 'found', neutral: <T>(same: T) => same } as const
const vendor = { fields: ['vendor'] } as const
const date = { fields: ['date'] } as const

/** Every rule; a feature is switched off in all weight tables at once. */
export function rulesOf(weights: FieldWeights[]): Rule[] {
  const features = mainFields.flatMap((field) => {
    const tables = weights.map((all) => all[field])
    return rulesIn(field, tables, { ...weight, fields: [field], stage: 'choice' })
  })
  return [
    ...features,
    ...rulesIn('seller source', [sellerSources], { ...source, ...vendor }),
    ...rulesIn('day', [dayPasses], { ...pass, ...date }),
    ...rulesIn('rows', [linePasses], { ...pass, stage: 'rows', fields: mainFields }),
  ]
}

function rulesIn(prefix: string, tables: object[], about: About): Rule[] {
  const { neutral, ...rest } = about
  return Object.keys(tables[0]!).map((key) => {
    const entries = tables.map((table) => ({ table: table as Table, is: (table as Table)[key] }))
    return {
      ...rest,
      name: `${prefix}: ${key}`,
      off: () => {
        for (const { table } of entries) table[key] = neutral
      },
      on: () => {
        for (const { table, is } of entries) table[key] = is
      },
    }
  })
}
