/** The same word or name, with at most one letter in five different. */
export function isSimilar(a: string, b: string): boolean {
  const most = Math.floor(Math.max(a.length, b.length) / 5)
  if (Math.abs(a.length - b.length) > most) return false
  return editDistance(a, b, most) <= most
}

/** The edit distance; above `most`, any larger number. */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const [letters, others] = [Array.from(a), Array.from(b)]
  // One row of the distance table, overwritten in place.
  const row = Array.from({ length: others.length + 1 }, (_, index) => index)
  for (let i = 0; i < letters.length; i += 1) {
    let before = row[0]!
    row[0] = i + 1
    let least = row[0]
    for (let j = 0; j < others.length; j += 1) {
      const replaced = before + (letters[i] === others[j] ? 0 : 1)
      before = row[j + 1]!
      row[j + 1] = Math.min(replaced, before + 1, row[j]! + 1)
      least = Math.min(least, row[j + 1]!)
    }
    if (least > most) return least
  }
  return row.at(-1)!
}
