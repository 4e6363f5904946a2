/** The same word or name but for a letter in five. */
export function isSimilar(a: string, b: string): boolean {
  const most = Math.floor(Math.max(a.length, b.length) / 5)
  if (Math.abs(a.length - b.length) > most) return false
  return editDistance(a, b) <= most
}

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
