import type { ReadPaper } from './rule-readings.ts'
import type { Rule } from './rules.ts'
import { type Field, type MainField, type Score } from './score.ts'
import { table } from './tables.ts'

/** By set: values lost without a rule, and values gained. */
type Change = { lost: number; gained: number }
export type Changes = Map<string, Record<MainField, Change>>
export type Worth = { name: string; off: Rule[]; worth: Changes }

const fields = ['vendor', 'date', 'total'] as const
/** Drawn by us: no evidence about real papers. */
const drawn = 'held-out'

export function worthOf(papers: ReadPaper[], without: Score[]): Changes {
  const indexed = papers.map((paper, index) => ({ ...paper, now: without[index]! }))
  return new Map(
    [...Map.groupBy(indexed, ({ set }) => set)].map(([set, all]) => {
      const change = (field: Field): Change => ({
        lost: all.filter(({ usual, now }) => usual[field] && !now[field]).length,
        gained: all.filter(({ usual, now }) => !usual[field] && now[field]).length,
      })
      return [set, { vendor: change('vendor'), date: change('date'), total: change('total') }]
    }),
  )
}

/** No right value is lost without it, on any paper or on any real one. */
export function isWorthNothing(worth: Changes, { isRealOnly = false } = {}): boolean {
  return [...worth].every(
    ([set, changes]) =>
      (isRealOnly && set === drawn) || fields.every((field) => changes[field].lost === 0),
  )
}

/** Rules that are switched off together: those of a table, and those that are worth nothing alone. */
export function groupsOf(alone: Worth[]): { name: string; off: Rule[] }[] {
  const rulesOf = (some: Worth[]) => some.flatMap(({ off }) => off)
  const tables = [...Map.groupBy(alone, ({ name }) => name.split(':')[0]!)]
    .filter(([name, some]) => some.length > 1 && !fields.some((field) => field === name))
    .map(([name, some]) => ({ name: `all of ${name}`, off: rulesOf(some) }))
  const chains = alone.filter(({ name }) => /chain/i.test(name))
  const learned = alone.filter(({ name }) => name.endsWith(': learned'))
  const idle = fields.flatMap((field) => {
    const own = alone.filter(({ off }) => off.every((rule) => rule.fields.includes(field)))
    const onAny = own.filter(({ worth }) => isWorthNothing(worth))
    const onReal = own.filter(({ worth }) => isWorthNothing(worth, { isRealOnly: true }))
    return [
      { name: `${field}: ${onAny.length} that alone are worth nothing`, off: rulesOf(onAny) },
      {
        name: `${field}: ${onReal.length} that alone are worth nothing on real papers`,
        off: rulesOf(onReal),
      },
    ]
  })
  return [
    ...tables,
    { name: 'all about chains', off: rulesOf(chains) },
    { name: 'all that was learned', off: rulesOf(learned) },
    ...idle,
  ].filter(({ off }) => off.length > 0)
}

/** A field's rules, the most valuable on real papers first, then groups of them. */
export function worthTable(
  field: MainField,
  papers: ReadPaper[],
  alone: Worth[],
  together: Worth[],
): string {
  const sets = [...Map.groupBy(papers, ({ set }) => set)]
  const right = sets.map(([, all]) => {
    const labelled = all.filter(({ usual }) => usual[field] !== undefined)
    return `${labelled.filter(({ usual }) => usual[field]).length} of ${labelled.length}`
  })
  const cells = ({ worth }: Worth) => sets.map(([set]) => written(worth.get(set)![field]))
  const real = ({ worth }: Worth) =>
    [...worth].reduce(
      (sum, [set, { [field]: change }]) => sum + (set === drawn ? 0 : change.lost - change.gained),
      0,
    )
  const own = alone
    .filter(({ off }) => off.every((rule) => rule.fields.includes(field)))
    .toSorted((a, b) => real(b) - real(a))
  const about = together.filter(({ off }) => off.some((rule) => rule.fields.includes(field)))
  const rows = [
    ...own.map((each) => [each.name, each.off[0]!.kind, ...cells(each)]),
    ...about.map((each) => [`**${each.name}**`, `${each.off.length} rules`, ...cells(each)]),
  ]
  const names = sets.map(([set]) => set)
  return `\n## ${field}\n\n${table(['without', 'kind', ...names], [['nothing: right', '', ...right], ...rows])}`
}

export function inShort(worth: Changes): string {
  const all = [...worth].flatMap(([set, changes]) =>
    fields.flatMap((field) => {
      const change = written(changes[field])
      return change ? [`${set} ${field} ${change}`] : []
    }),
  )
  return all.join(', ') || 'nothing'
}

/** Right values lost, and those that became right: "3", "2-1". */
function written({ lost, gained }: Change) {
  return gained > 0 ? `${lost}-${gained}` : lost > 0 ? String(lost) : ''
}
