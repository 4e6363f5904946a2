import { doubtsIn, isSilent, type MarkedValue, markedValues } from './doubts.ts'
import type { Unseen } from './leave-set-out.ts'
import { percent, percentAllRight, percentRight } from './outcome.ts'
import { fields, inReading, type Score } from './score.ts'
import { groupsOf, rounded, table } from './tables.ts'

const heads = [...fields.map((field) => `${field} %`), 'all three %']

/** Percent right, with the learned parts / without. */
export function unseenTable(unseen: Unseen[]): string {
  const rows = groupsOf(unseen, ({ receipt }) => receipt.set).map(([set, of]) => {
    const learned = qualityOf(of.map(({ score }) => score))
    const rules = qualityOf(of.map((each) => each.rules))
    return [set, String(of.length), ...learned.map((value, at) => `${value} / ${rules[at]}`)]
  })
  return table(['receipts', 'n', ...heads], rows)
}

/** Percent right by the country that the label names, as we ship it. */
export function countriesTable(unseen: Unseen[]): string | undefined {
  const labelled = unseen.filter(({ receipt }) => receipt.label.country)
  if (labelled.length === 0) return undefined
  const rows = groupsOf(labelled, ({ receipt }) => receipt.label.country ?? '').map(
    ([country, of]) => [
      country,
      String(of.length),
      ...qualityOf(of.map(({ score }) => score)),
      String(of.flatMap(markedValues).filter(isSilent).length),
    ],
  )
  return table(['country', 'n', ...heads, 'silent errors'], rows)
}

function qualityOf(scores: Score[]) {
  return [...fields.map((field) => percentRight(scores, field)), percentAllRight(scores)].map(
    rounded,
  )
}

/** The number of wrong values, of unmarked wrong ones, and of all marked ones. */
export function doubtsTable(unseen: Unseen[]): string {
  const rows = groupsOf(unseen, ({ receipt }) => receipt.set).map(([set, of]) => {
    const values = of.flatMap(markedValues)
    const byField = fields.map((field) => errorsIn(values.filter((value) => value.field === field)))
    const { caught, disturbed } = doubtsIn(values)
    return [set, ...byField, errorsIn(values), rounded(caught), rounded(disturbed)]
  })
  const marked = ['wrong ones marked %', 'right ones marked %']
  return table(['wrong, silent', ...fields, 'together', ...marked], rows)
}

function errorsIn(values: MarkedValue[]) {
  const wrong = values.filter(({ isRight }) => !isRight)
  return `${wrong.length}, ${wrong.filter(isSilent).length}`
}

/** The share of right values per tenth of confidence. */
export function calibrationTable(unseen: Unseen[]): string {
  const rows = Array.from({ length: 10 }, (_, tenth) => [
    `${(tenth / 10).toFixed(1)} to ${((tenth + 1) / 10).toFixed(1)}`,
    ...fields.map((field) => {
      const right = unseen.flatMap(({ reading, score }) => {
        const name = inReading(field)
        const isWithin = Math.min(Math.floor(reading.confidence[name] * 10), 9) === tenth
        const isRight = score[field]
        return isWithin && reading[name] && isRight !== undefined ? [isRight] : []
      })
      return right.length > 0 ? `${rounded(percent(right))} of ${right.length}` : ''
    }),
  ])
  return table(['confidence', ...fields.map((field) => `${field} right %`)], rows)
}
