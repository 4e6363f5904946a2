/** Groups of letters that recognisers take for one another in logos and worn print. */
const groups = [
  'O0QDCG',
  'I1LJT',
  'S5',
  'B83',
  'Z27',
  'G6',
  'MNH',
  'UVY',
  'EF',
  'PR',
  'WV',
  'KX',
  'AR4',
]
const alike = new Set(
  groups.flatMap((group) => {
    const letters = Array.from(group)
    return letters.flatMap((one) => letters.map((other) => one + other))
  }),
)
const costOfAlike = 0.4

/** Edit distance in which a look-alike costs less than another letter; nothing where it is beyond `most`. */
export function misreadDistance(read: string, printed: string, most: number): number | undefined {
  const letters = Array.from(withPairs(read))
  const others = Array.from(withPairs(printed))
  // A letter too many or too few costs 1.
  if (Math.abs(letters.length - others.length) > most) return undefined
  if (most < 1) return distanceInPlace(letters, others, most)
  let row = Array.from({ length: others.length + 1 }, (_, index) => index)
  for (const [i, letter] of letters.entries()) {
    const next = [i + 1]
    for (const [j, other] of others.entries()) {
      const replaced = (row[j] ?? 0) + costOf(letter, other)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
    if (Math.min(...row) > most) return undefined
  }
  const distance = row.at(-1) ?? 0
  return distance <= most ? distance : undefined
}

/** Where no letter may be too many or too few. */
function distanceInPlace(letters: string[], others: string[], most: number): number | undefined {
  let distance = 0
  for (const [index, letter] of letters.entries()) {
    distance += costOf(letter, others[index]!)
    if (distance > most) return undefined
  }
  return distance
}

function costOf(letter: string, other: string) {
  if (letter === other) return 0
  return alike.has(letter + other) ? costOfAlike : 1
}

/** Two letters that look like one. */
function withPairs(letters: string) {
  return letters.replaceAll('RN', 'M').replaceAll('VV', 'W')
}
