import { costTable, knownTable } from './cost-tables.ts'
import { doubtsIn, markedValues } from './doubts.ts'
import type { LeftOut, Unseen } from './leave-set-out.ts'
import { type Outcome, percentRight } from './outcome.ts'
import { keptForPage, type PagePart } from './page-parts.ts'
import { mainFields } from './score.ts'
import { trainedOn } from './set-choosers.ts'
import { rounded, table } from './tables.ts'
import { calibrationTable, countriesTable, doubtsTable, unseenTable } from './unseen-tables.ts'

const about: Record<string, string> = {
  sroie: 'Malaysian shop receipts, scans (ICDAR 2019 SROIE, CC BY 4.0)',
  srd: 'US restaurant receipts, photos (ExpressExpense SRD)',
  tdp: 'US supermarket receipts, photos',
  de: 'German receipts, phone photos (softmatic/vision-data, CC BY 4.0)',
  lv: 'Latvian receipts, phone photos',
  wild: 'photos from public repositories of many countries, labelled by eye',
}

/** Published by others, on all 626 SROIE receipts and on US restaurant photos; ours are measured on part of both. */
const others = [
  ['Qwen3-VL-235B', 'SROIE, 626', '87.7', '92.5', '98.9'],
  ['GPT-5-mini', 'SROIE, 626', '77.8', '88.0', '97.4'],
  ['gemini-3-pro', 'US restaurants', '89.1', '88.7', '90.3'],
  ['gemini-2.5-pro', 'US restaurants', '82.2', '70.1', '96.1'],
]

export type Measured = LeftOut & {
  outcomes: Outcome[]
  peakMemoryMb: number
  /** Not where the text was recognised before. */
  isTimed: boolean
}

/** `docs/reading.md`: what is read how well on kinds never seen, how sure it is, and what it costs. */
export function readingPage(measured: Measured): string {
  const { outcomes, unseen, isWhole } = measured
  const sets = [...new Set(unseen.map(({ receipt }) => receipt.set))]
  const countries = countriesTable(unseen)
  return `# How well receipts are read

Written by \`npm run bench -- reader <folder> --choosers <folder> --page docs/reading.md\`, the local reader, no network.

Whole sets are left out: what reads a set was fitted without any receipt of it. Of these sets only ${trainedOn.join(' and ')} took part in any fitting; they are read by weights${isWhole ? ', a chooser' : ''} and a measure of doubt that were fitted without them, the others by what is shipped. ${isWhole ? '' : 'The chooser is the shipped one, which knows sroie and de. '}The recogniser was trained on lines of every second receipt of sroie and de. Words and rules were made knowing failures of all sets, so these figures promise more than new vendors will keep; how sure a name is was set by hand for the same reason.${isWhole ? ' The chooser that is shipped was trained on sroie and de together and its parts without a set are gone; those that judge the two sets here are of a later training, which was no better and is not shipped.' : ''}

Right is a vendor within an edit distance of 10 % of a printed name (of de: that holds the chain's name), a date and a total that are equal, a currency that is equal, or none where the product does not offer the printed one.

## Kinds never seen

Percent right with the learned parts / without them, weights fitted anew:

${unseenTable(unseen)}

${sets.map((set) => `- \`${set}\`: ${about[set] ?? 'labelled receipts'}`).join('\n')}
${countries ? `\nThose with a country, as shipped:\n\n${countries}\n` : ''}
## How sure it is

How many values are wrong, and how many of these the review form does not mark:

${doubtsTable(unseen)}

${doubtWords(unseen)}

Of the values with a confidence, how many are right:

${calibrationTable(unseen)}

${otherBenches()}${costTitle}

${costWords(measured)} The baseline is the top line, the first date and the last line that says TOTAL, from the same text.

${costTable(outcomes, measured)}

## Beside others

${table(['model', 'receipts', 'vendor %', 'date %', 'total %'], [...ours(unseen), ...others])}

Others' figures are as published, without tuning; on SROIE they are of all 626 receipts. Ours are of the part at hand, the set left out.

## Again

A folder with \`labels.jsonl\` (one JSON object a line: id, image, vendor, date, total) is enough: \`npm run bench -- reader <folder>\` prints these tables and writes a page with a picture of each failure.

## Receipts it knows

Not to be counted: the sets that took part in training, read by what is shipped.

${knownTable(outcomes.filter(({ receipt }) => trainedOn.includes(receipt.set)))}
`
}

function costWords({ isTimed, peakMemoryMb }: Measured) {
  return isTimed
    ? `Wall-clock and processor seconds of a read, models loaded, on the machine the page was written on; the largest process of the reader held ${peakMemoryMb} MB.`
    : 'Made from text that the same reader had recognised before (`--ocr-cache`), so without times; those stand above, beside the plain pipeline.'
}

function doubtWords(unseen: Unseen[]) {
  const { caught, disturbed } = doubtsIn(unseen.flatMap(markedValues))
  return `Together ${rounded(caught)} % of the wrong values are marked, and ${rounded(disturbed)} % of the right ones.`
}

const costTitle = '## What it costs'

const headings: Record<PagePart, string> = {
  browser:
    '## On the phone\n\n`npm run bench -- reader-browser <folder>`: the reader as it is shipped to phones, in a tab of Chromium, and the server’s on one thread, the same pictures in turn.',
  languages:
    '## Languages\n\n`npm run bench -- reader-languages`: receipts of each language drawn for this measure alone, in typefaces that the recogniser was not trained on; one rule was made looking at them (in French the word of a refund must stand alone).',
  stability:
    '## The same receipt, a little different\n\n`npm run bench -- reader-stability <folder>`: percent of the values that stay what they were on the picture as it is.',
  speed:
    '## Beside the plain pipeline\n\n`npm run bench -- reader-speed <folder>`: the same pictures in turn, the published models as they come on one thread.',
  drawn:
    '## Japanese and Chinese\n\n`npm run bench -- reader-drawn`: drawn receipts, photographed, in typefaces the recogniser was not trained on. The rules were tuned on the same generator.',
  documents:
    '## Documents\n\n`npm run bench -- documents`: folios, tickets, rides, parking and the like in six languages, kept as PDFs in `fixtures/documents` and once drawn from 330 templates, all but the first 60 by authors who did not know the reader: 96 of those that it was tuned on, each from a template of its own, and all 104 of the 60 templates that were written after those and are held out; as text PDFs, and as scans at 200 dpi, 2 degrees askew, with noise, as JPEG 60. A vendor counts with or without its legal form.',
}

const parts = Object.keys(headings) as PagePart[]

/** Other benches' results, where they were run before. */
function otherBenches() {
  return parts
    .map((part) => ({ part, text: keptForPage(part) }))
    .map(({ part, text }) => (text ? sectionOf(part, text) : ''))
    .join('')
}

/** The page with one result in its place, instead of an older one; the rest of it stays as it is. */
export function withPart(page: string, part: PagePart, text: string): string {
  const [, ...sections] = page.split(/^(?=## )/m)
  const title = titleOf(part)
  const later = [...parts.slice(parts.indexOf(part) + 1).map(titleOf), costTitle]
  const isAt = (section: string, titles: string[]) => titles.includes(firstLine(section))
  const kept = sections.filter((section) => !isAt(section, [title]))
  const place = kept.findIndex((section) => isAt(section, later))
  if (place < 0) throw new Error(`The page has no "${costTitle}".`)
  const head = page.slice(0, page.length - sections.join('').length)
  return [head, ...kept.toSpliced(place, 0, sectionOf(part, text))].join('')
}

function sectionOf(part: PagePart, text: string) {
  return `${headings[part]}\n\n${text}\n\n`
}

function titleOf(part: PagePart) {
  return firstLine(headings[part])
}

function firstLine(text: string) {
  return text.split('\n', 1)[0] ?? ''
}

function ours(unseen: Unseen[]) {
  return [...Map.groupBy(unseen, ({ receipt }) => receipt.set)]
    .filter(([set]) => set === 'sroie' || set === 'srd')
    .map(([set, of]) => [
      '**Quittance**',
      `${set === 'sroie' ? 'SROIE' : 'US restaurants'}, ${of.length}`,
      ...mainFields.map((field) =>
        rounded(
          percentRight(
            of.map(({ score }) => score),
            field,
          ),
        ),
      ),
    ])
}
