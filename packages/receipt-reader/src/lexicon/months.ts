import { withoutAccents } from './fold.ts'
import { listOf } from './language.ts'
import { languages } from './languages.ts'
import { editDistance } from './similar.ts'

const numbers = new Map(
  languages.flatMap(({ months }) =>
    months.flatMap((names, index) =>
      listOf(withoutAccents(names).toUpperCase()).map((name) => [name, index + 1] as const),
    ),
  ),
)
const names = [...numbers.keys()].toSorted((a, b) => a.length - b.length)

/** Shorter ones are like too many other words. */
const fewestForMisread = 6

/** The number of a month by its name, in capitals without accents: whole, short, cut off or misread by a letter. */
export function monthNamed(printed: string): number | undefined {
  const name = printed.replace(/^0/, 'O')
  const known = numbers.get(name)
  if (known || name.length < 4) return known
  const alike =
    names.find((whole) => whole.startsWith(name)) ??
    names.find(
      (whole) =>
        Math.min(whole.length, name.length) >= fewestForMisread &&
        Math.abs(whole.length - name.length) <= 1 &&
        editDistance(whole, name, 1) === 1,
    )
  return alike === undefined ? undefined : numbers.get(alike)
}
