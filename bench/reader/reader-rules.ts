import { parseArgs } from 'node:util'
import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import type { Model } from '@quittance/receipt-reader/model'
import { loadChooser } from '@quittance/receipt-reader/runtime/node/load-models'
import { fitFields } from './fit-fields.ts'
import { type Paper, papersIn } from './rule-papers.ts'
import {
  chosenOn,
  findingsOf,
  type ReadPaper,
  scoreOn,
  scoresWithout,
  tagsOf,
} from './rule-readings.ts'
import { groupsOf, inShort, isWorthNothing, type Worth, worthOf, worthTable } from './rule-worth.ts'
import { type Rule, rulesOf } from './rules.ts'
import { mainFields } from './score.ts'
import { trainedOn } from './set-choosers.ts'

const usage =
  "reader-rules <photos> <documents> [--only <part of a rule's name>] [--limit <photos of each set>]"

/** Measures the value of each feature, source and pass: the right values lost without it. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      limit: { type: 'string', default: '1000' },
    },
  })
  const [photos, documents] = positionals
  if (!photos || !documents) throw new Error(usage)
  const chooser = await loadChooser()
  const all = await papersIn(photos, documents, Number(values.limit))
  const { papers, allWeights } = await readAll(all, chooser)
  const measure = async (name: string, off: Rule[]): Promise<Worth> => ({
    name,
    off,
    worth: worthOf(papers, await scoresWithout(off, papers, chooser)),
  })
  const rules = rulesOf(allWeights).filter(({ name }) => name.includes(values.only))
  const alone: Worth[] = []
  for (const [index, rule] of rules.entries()) {
    const measured = await measure(rule.name, [rule])
    alone.push(measured)
    console.info(`${index + 1} of ${rules.length}, ${rule.name}: ${inShort(measured.worth)}`)
  }
  const together: Worth[] = []
  for (const { name, off } of groupsOf(alone)) {
    const measured = await measure(name, off)
    together.push(measured)
    console.info(`${name}: ${inShort(measured.worth)}`)
  }
  for (const field of mainFields) console.info(worthTable(field, papers, alone, together))
  const idle = alone.filter(({ worth }) => isWorthNothing(worth))
  console.info(`\n${idle.length} of ${alone.length} rules change no right value on any paper.`)
}

/** Sets that took part in training are read by weights that were fitted on the others. */
async function readAll(all: Paper[], chooser: Model) {
  const read = await Promise.all(
    all.map(async (paper) => {
      const tagged = await tagsOf(chooser, paper)
      return { ...paper, ...tagged, found: findingsOf(paper, tagged) }
    }),
  )
  const fitted = new Map(
    trainedOn.map((set) => {
      const others = read.flatMap(({ receipt, found }) =>
        receipt && receipt.set !== set && trainedOn.includes(receipt.set)
          ? [{ receipt, found }]
          : [],
      )
      return [set, fitFields(others)] as const
    }),
  )
  const papers = read.map((paper): ReadPaper => {
    const weights = fitted.get(paper.set) ?? fieldWeights
    const { found } = paper
    const usual = scoreOn({ ...paper, weights }, found)
    return { ...paper, weights, usual, chosen: chosenOn(found, weights) }
  })
  return { papers, allWeights: [fieldWeights, ...fitted.values()] }
}
