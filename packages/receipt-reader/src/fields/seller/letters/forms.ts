import { digitsIn } from '#fields/seller/name-text.ts'
import { isAddressText, isFieldName } from './letter-words.ts'
import { isSenderLabel } from './party-words.ts'
import type { Piece } from './pieces.ts'

/** Rows of a name and its value below each other, from so many on, are a form. */
const leastRows = 3
const mostWords = 4
const longestName = 30

/** What is filled into a form: "von | München Hbf", "Vehicle | Compact". Whoever sells is rarely filled in. */
export function valuesInForms(pieces: Piece[]): Set<Piece> {
  const values = pieces.filter(({ before }) => before && !before.before && isName(before))
  const forms = Map.groupBy(values, columnsOf)
  const found = [...forms.values()].filter(
    (form) => form.length >= leastRows && form.some(({ before }) => isNamed(before!)),
  )
  return new Set(found.flat().filter(({ before }) => !isSenderLabel(before!.printed)))
}

/** Where name and value begin, in heights of a usual line. */
function columnsOf({ boxes, before, size }: Piece) {
  const line = boxes[0]!.box.height / size
  return [before!.boxes[0]!.box.x, boxes[0]!.box.x].map((x) => Math.round(x / line)).join()
}

function isName({ printed }: Piece) {
  const isShort = printed.length < longestName && printed.split(/\s+/).length <= mostWords
  return isShort && digitsIn(printed) < 3 && !isAddressText(printed)
}

function isNamed({ printed }: Piece) {
  return isFieldName(printed) || /:\s*$/.test(printed)
}
