import { createChance } from '@quittance/receipt-drawing/chance'

/** The names that chance keeps out of tuning: half of each kind, whoever wrote them. */
export function namesKeptOut(namesByKind: Record<string, string[]>): string[] {
  const chance = createChance(14)
  return Object.values(namesByKind).flatMap((names) => {
    const left = names.toSorted()
    return Array.from({ length: names.length / 2 }, () => {
      const [name = ''] = left.splice(chance.whole(0, left.length - 1), 1)
      return name
    })
  })
}
