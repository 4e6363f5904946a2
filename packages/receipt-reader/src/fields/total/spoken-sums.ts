import { fold } from '#lexicon/fold.ts'
import type { Language } from '#lexicon/language.ts'
import { languagesOf } from '#lexicon/page-languages.ts'
import type { TextBox } from '#page/text-box.ts'
import { amountsIn } from '#rows/amounts.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import { isStrongTotal, kindOf, type RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

const fewestWords = 6
/** Beside the height of the print. */
const mostGap = 1.2
const aligned = 0.5
/** How many words behind a sum may tell what it is. */
const wordsBehind = 4

const figure = /\d(?:[\d.,'’ \u00a0\u202f]*\d)?/g
const endOfSentence = /(?<=[\p{L}\d)%])[.;!?]\s/u
const sums: RowKind[] = ['total', 'subtotal', 'tax']

/** A line of a paragraph, and the one that it goes on from. */
type Spoken = { box: TextBox; before: string }

/**
 * In sentences a sum is what the words right before it call it, also where they stand at the end of the line above.
 * Beside a table of prices a sentence tells the bill only where it calls it so: what else it names is held, may be
 * kept back, or can be won.
 */
export function withSpokenSums(printed: Printed[], rows: TaggedRow[]): Printed[] {
  const spoken = spokenIn(rows)
  const isInSentence = ({ box, isWhole }: Printed) => !isWhole && spoken.has(box)
  if (!printed.some(isInSentence)) return printed
  const likely = languagesOf(rows.map(({ label }) => fold(label)))
  const tabled = new Set(
    printed.filter((amount) => !amount.isWhole && !isInSentence(amount)).map(({ minor }) => minor),
  )
  return printed.flatMap((amount) => {
    const line = spoken.get(amount.box)
    if (!line || amount.isWhole) return [amount]
    const called = calledIn(line, amount, likely)
    const isOther = tabled.size > 0 && !tabled.has(amount.minor) && called.kind === 'none'
    return isOther ? [] : [{ ...amount, row: { ...amount.row, ...called } }]
  })
}

function calledIn({ box, before }: Spoken, { minor }: Printed, likely: Language[]) {
  const { text } = box
  const match = [...text.matchAll(figure)].find(([digits]) =>
    amountsIn(digits).some((amount) => !amount.isWhole && amount.minor === Math.abs(minor)),
  )
  const at = match?.index ?? text.length
  const above = `${before} ${text.slice(0, at)}`.split(figure).at(-1) ?? ''
  const label = above.split(endOfSentence).at(-1) ?? ''
  const kind = kindOf(label, likely, true)
  if (kind !== 'none') return { kind, isStrongTotal: isStrongTotal(label, likely, true), label }
  const after = kindOf(wordsAfter(text.slice(at + (match?.[0].length ?? 0))), likely, true)
  return { kind: sums.includes(after) ? after : 'none', isStrongTotal: false, label }
}

function wordsAfter(text: string) {
  const [own = ''] = text.split(/[.,;:]\s|\d/)
  return own
    .split(/\s+/)
    .slice(0, wordsBehind + 1)
    .join(' ')
}

/** The lines of sentences by their text. */
function spokenIn(rows: TaggedRow[]): Map<TextBox, Spoken> {
  const spoken = new Map<TextBox, Spoken>()
  let above: TextBox[] = []
  for (const { boxes } of rows) {
    const lines = boxes.flatMap((box) => {
      const before = above.find((other) => goesOn(other, box))
      return before || isLong(box) ? [{ box, before: before?.text ?? '' }] : []
    })
    for (const line of lines) spoken.set(line.box, line)
    above = lines.map(({ box }) => box)
  }
  return spoken
}

function isLong({ text }: TextBox) {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords
}

function goesOn(line: TextBox, { box: lower }: TextBox) {
  const upper = line.box
  const gap = lower.y - upper.y - upper.height
  return (
    isLong(line) &&
    Math.abs(upper.x - lower.x) < aligned * upper.height &&
    gap < mostGap * upper.height &&
    !/[.!?]\s*$/.test(line.text)
  )
}
