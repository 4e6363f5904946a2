import { doubtfulBelow } from '@quittance/contract/receipts'
import { doubtsIn } from './doubts.ts'
import type { Outcome } from './outcome.ts'
import { keptForPage } from './page-parts.ts'
import { fields } from './score.ts'
import type { Summary } from './summary.ts'
import { calibrationTable, qualityTable, table } from './tables.ts'

const about: Record<string, string> = {
  sroie: 'Malaysian shop receipts, scans (ICDAR 2019 SROIE, CC BY 4.0)',
  srd: 'US restaurant receipts, photos (ExpressExpense SRD)',
  tdp: 'US supermarket receipts, photos',
  de: 'German receipts, phone photos (softmatic/vision-data, CC BY 4.0)',
  lv: 'Latvian receipts, phone photos',
}

/** Published by others, on all 626 SROIE receipts and on US restaurant photos; ours are measured on part of both. */
const others = [
  ['Qwen3-VL-235B', 'SROIE, 626', '87.7', '92.5', '98.9'],
  ['GPT-5-mini', 'SROIE, 626', '77.8', '88.0', '97.4'],
  ['gemini-3-pro', 'US restaurants', '89.1', '88.7', '90.3'],
  ['gemini-2.5-pro', 'US restaurants', '82.2', '70.1', '96.1'],
]

/** Beside the outcomes: memory, and the table of vendors never seen where it was asked for. */
export type Measured = { peakMemoryMb: number; unseen: string | undefined }

/** `docs/reading.md`: what is read how well, how long it takes, and where it fails. */
export function readingPage(
  outcomes: Outcome[],
  summaries: Summary[],
  { peakMemoryMb, unseen }: Measured,
) {
  const all = summaries.at(-1)
  const { caught, disturbed } = doubtsIn(outcomes)
  const sets = [...new Set(outcomes.map(({ receipt }) => receipt.set))]
  return `# How well receipts are read

Written by \`npm run bench -- reader <folder> --page docs/reading.md\`, the local reader, no network. Percent of the labelled receipts whose value is right: the vendor within an edit distance of 10 %, date and total exactly. In brackets: the top line, the first date and the last line that says TOTAL, from the same text.

${qualityTable(summaries)}

${sets.map((set) => `- \`${set}\`: ${about[set] ?? 'labelled receipts'}`).join('\n')}

"Tuned on" is every second receipt; those of sroie and de took part in training the recogniser, and all of these two sets in training the chooser and the weights: their figures above are of receipts it knows. The other sets were measured only, but rules and drawn receipts were made looking at failures of all.
${unseen ? unseenPart(unseen) : ''}
The largest process of the reader held ${peakMemoryMb} MB. Times are wall-clock and processor seconds of a read, models loaded, on the machine the page was written on.

${partsOf()}## How sure it is

Of the values marked with a confidence, how many are right:

${all ? calibrationTable(all) : ''}

The review form marks ${caught.toFixed(0)} % of the wrong values, and ${disturbed.toFixed(0)} % of the right ones.

## Beside others

${table(['model', 'receipts', 'vendor %', 'date %', 'total %'], [...ours(summaries), ...others])}

Others' figures are as published, without tuning; on SROIE they are of all 626 receipts. Ours there are of the part at hand, whose receipts took part in training: beside others, count the table of vendors never seen.

## Where it fails

${table(
  ['set', 'field', 'wrong', 'of them marked'],
  sets.flatMap((set) => failuresOf(set, outcomes)),
)}

Names above all: a logo that is no print, a name over several lines, a photo so worn that letters are guessed. The page that the benchmark writes shows each failure with its picture.

## Again

A folder with \`labels.jsonl\` (one JSON object a line: id, image, vendor, date, total) is enough: \`npm run bench -- reader <folder>\` prints these tables and writes a page with a picture of each failure.
`
}

/** Other benches' results, where they were run before. */
function partsOf() {
  const speed = keptForPage('speed')
  const drawn = keptForPage('drawn')
  const takes = keptForPage('takes')
  return [
    takes &&
      `## The same receipts, taken again\n\n\`npm run bench -- reader-takes <folder>\`: rules and weights were made on these very photos, so part of a good figure is luck with their pixels. Other photos of the same receipts show how much.\n\n${takes}\n\n`,
    speed &&
      `## Beside the plain pipeline\n\n\`npm run bench -- reader-speed <folder>\`: the same pictures in turn, the published models as they come on one thread.\n\n${speed}\n\n`,
    drawn &&
      `## Japanese and Chinese\n\n\`npm run bench -- reader-drawn\`: drawn receipts, photographed, in typefaces the recogniser was not trained on. The rules were tuned on the same generator, and no real receipt was at hand.\n\n${drawn}\n\n`,
  ]
    .filter(Boolean)
    .join('')
}

function unseenPart(unseen: string) {
  return `
## Vendors never seen

Cross-validation by vendor: each receipt of sroie and de is judged by a chooser and by weights that were trained without any receipt of its vendor (five folds), the other sets by what we ship, which was not trained on them. First with the learned chooser, after the stroke without it, weights fitted anew, in the same run. The recogniser is the shipped one, which was trained on lines of every second receipt of sroie and de.

${unseen}
`
}

function ours(summaries: Summary[]) {
  return summaries
    .filter(({ name }) => name === 'sroie' || name === 'srd')
    .map(({ name, receipts, reader }) => [
      '**Quittance**',
      `${name === 'sroie' ? 'SROIE' : 'US restaurants'}, ${receipts}`,
      ...fields.map((field) => reader[field].toFixed(1)),
    ])
}

function failuresOf(set: string, outcomes: Outcome[]) {
  return fields.flatMap((field) => {
    const name = field === 'total' ? 'amount' : field
    const labelled = outcomes.filter(
      ({ receipt, score }) => receipt.set === set && score[field] !== undefined,
    )
    const wrong = labelled.filter(({ score }) => score[field] === false)
    const marked = wrong.filter(({ reading }) => reading.confidence[name] < doubtfulBelow[name])
    return wrong.length > 0
      ? [[set, field, `${wrong.length} of ${labelled.length}`, String(marked.length)]]
      : []
  })
}
