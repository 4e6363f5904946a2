import { lettersIn } from '#fields/seller/name-text.ts'
import type { Facts } from './facts.ts'
import { lowestHead } from './no-letter-names.ts'
import type { Piece } from './pieces.ts'

const leastSize = 1.15

/** A brand of a few letters and figures, in large print in the head: the paper's own page or firm is called so too. */
export function isCodeName({ printed, depth, size }: Piece, { hosts, senders }: Facts): boolean {
  if (depth > lowestHead || size < leastSize || !/^[\p{L}\d][\p{L}\d+&-]{1,4}$/u.test(printed))
    return false
  if (lettersIn(printed) === 0) return false
  const code = printed.toLowerCase()
  return hosts.has(code) || senders.some(({ name }) => name.toLowerCase().startsWith(`${code} `))
}
