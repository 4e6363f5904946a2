import { digitsIn } from '#fields/seller/name-text.ts'
import { isTradeAlone } from '#fields/seller/no-names.ts'
import { legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import type { TextBox } from '#page/text-box.ts'
import { around } from '#rows/lines.ts'
import type { Facts } from './facts.ts'
import { isFirmText, isTitleText } from './letter-words.ts'
import { large, lowestHead } from './no-letter-names.ts'
import { isOwnerLine } from './owner-words.ts'
import type { Piece } from './pieces.ts'
import { leastWord } from './relations.ts'

/** A name out of two lines as if they were one, and what speaks for it beyond that. */
type TwoLineName = { name: string; whole: Piece; more: number }

const asFirst = 0.8
const asWhole = 0.8

/** What large print begins and the line below completes, as the line below it says alone or with it. */
export function twoLineNames(piece: Piece, facts: Facts): TwoLineName[] {
  const below = piece.below ?? nameBelowTrade(piece, facts)
  if (!below || [piece, below].some(({ text }) => isTitleText(text) || digitsIn(text) > 0))
    return []
  // Of whoever wears the badge: the firm below is the buyer.
  if (below.below && facts.recipients.has(below.below)) return []
  const more = piece === facts.first ? asFirst + asWhole : asWhole
  const asOne = (name: string, boxes: TextBox[]) => {
    const size = Math.max(piece.size, below.size)
    return [{ name, whole: { ...piece, boxes, size, printed: name, below: below.below }, more }]
  }
  const names = { own: piece.folded.compact, below: below.folded.compact }
  if (isFuller(piece, below, names)) return asOne(below.text, below.boxes)
  if (!isOfOneName(piece, below, facts)) return []
  return asOne(`${piece.text} ${below.text}`, [...piece.boxes, ...below.boxes])
}

/** A logo in two colours, whose words the paper has elsewhere as one name. */
export function besideNames(piece: Piece, { confirmed, pieces }: Facts): TwoLineName[] {
  if (piece.depth > lowestHead || piece.size < large) return []
  const { x, y, width, height } = around(piece.boxes)
  const after = pieces.find(({ boxes }) => {
    const { box } = boxes[0]!
    const gap = box.x - x - width
    return (
      gap > -0.2 * height && gap < height && box.y >= y && box.y + box.height <= y + 1.2 * height
    )
  })
  if (!after || !confirmed.has(fold(`${piece.text} ${after.text}`).compact)) return []
  const name = `${piece.text} ${after.text}`
  const whole = { ...piece, boxes: [...piece.boxes, ...after.boxes], printed: name }
  return [{ name, whole, more: asFirst + asWhole }]
}

/** "Hotel", "Grand Hotel". */
function isKindOfHouse(text: string) {
  return isTradeAlone(text.replace(/^(?:the|grande?|gran|das|le|la|il|el)\s/iu, ''))
}

/** "HOTEL" in small print above its name in large. */
function nameBelowTrade(piece: Piece, { pieces }: Facts) {
  if (piece.depth > lowestHead || !isKindOfHouse(piece.text)) return undefined
  const { x, width, y, height } = piece.boxes[0]!.box
  return pieces.find(({ boxes, size }) => {
    const { box } = boxes[0]!
    const isBelow = box.y > y && box.y - y - height < box.height
    const isAligned =
      Math.abs(box.x - x) < height || Math.abs(box.x + box.width / 2 - x - width / 2) < height
    return size >= large && isBelow && isAligned
  })
}

/** "BLUE MESA" and below it "Blue Mesa Car Rental". */
function isFuller(piece: Piece, below: Piece, names: { own: string; below: string }) {
  if (piece.depth > lowestHead || piece.size < large || legalForm.test(below.text)) return false
  const isCapitals = (text: string) => !/\p{Ll}/u.test(text)
  const isLonger = names.below.startsWith(names.own) && names.below.length > names.own.length
  return (
    isLonger && names.own.length >= leastWord && isCapitals(piece.text) && !isCapitals(below.text)
  )
}

/** Two lines of one name: in print alike and larger than all around, or such as the paper names somewhere else. */
function isOfOneName(piece: Piece, below: Piece, { confirmed }: Facts) {
  const [smaller, larger] = [piece.size, below.size].toSorted((a, b) => a - b) as [number, number]
  if (piece.depth > lowestHead) return false
  if (isOneFirm(piece, below)) return true
  if (larger < 1.15) return false
  if (confirmed.has(fold(`${piece.text} ${below.text}`).compact)) return true
  if (isKindOfHouse(piece.text) && below.size >= large && !isTradeAlone(below.text)) return true
  const goesOn = /^\p{Ll}{1,4}\s\p{Lu}/u.test(below.text) && /^\p{Lu}/u.test(piece.text)
  if (smaller > 1.15 && goesOn && piece.text.split(' ').length < 3 && !isOwnerLine(below.printed))
    return true
  if (larger < large || smaller < 0.75 * larger) return false
  return ![piece.above, below.below].some((other) => other && other.size > 0.85 * piece.size)
}

/** "Gesellschaft", and in the same print below it "für Bodenkunde e.V.". */
function isOneFirm(piece: Piece, below: Piece) {
  const isAlike = Math.abs(piece.size - below.size) < 0.05 * below.size
  const goesOn = /^(?:&|\p{Ll}{1,4})\s\p{Lu}/u.test(below.printed) && !isOwnerLine(below.printed)
  return isAlike && goesOn && isFirmText(below.printed) && !isFirmText(piece.printed)
}
