import { wordsOfAll } from '#lexicon/lexicon.ts'
import { printedFinder } from '#lexicon/printed-words.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import { isPayment } from './settled-bills.ts'

const saysOtherBalance = printedFinder(wordsOfAll(({ documents }) => documents.otherBalance))

/** What an earlier bill left and how that was paid, what is still on a card: none of it was bought with this one. */
export function withoutOtherBalances(printed: Printed[]): Printed[] {
  const isOther = ({ row }: Printed) => saysOtherBalance(row.label)
  const others = new Set(printed.filter(isOther).map(({ minor }) => Math.abs(minor)))
  if (others.size === 0) return printed
  const own = printed.filter((figure) => !isOther(figure))
  // What this bill comes to may be as much by chance: then its payment stays.
  const billed = new Set(own.filter(({ row }) => !isPayment(row)).map(({ minor }) => minor))
  return own.filter(({ minor, row }) => {
    const size = Math.abs(minor)
    return !(isPayment(row) && others.has(size) && !billed.has(size))
  })
}
