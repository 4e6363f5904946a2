/** What the rows of a page ask, offer and hold: `width` numbers each, one after another. */
export type Asked = { numbers: Float32Array; rows: number; width: number; heads: number }

/**
 * Every row takes from all rows, by how much what it asks is like what they offer and by how far they are away.
 * `distance` says of every distance, from the farthest above to the farthest below, how much each head cares.
 */
export function attend(asked: Asked, distance: Float32Array, into: Float32Array) {
  const { rows, heads } = asked
  const shares = new Float32Array(rows)
  for (let head = 0; head < heads; head += 1) {
    for (let row = 0; row < rows; row += 1) {
      shareOut(asked, distance, { head, row }, shares)
      takeShares(asked, { head, row }, shares, into)
    }
  }
}

type Place = { head: number; row: number }

/** How much a row takes from each row; together one. */
function shareOut(
  { numbers, rows, width, heads }: Asked,
  distance: Float32Array,
  { head, row }: Place,
  shares: Float32Array,
) {
  const size = width / heads
  const scale = 1 / Math.sqrt(size)
  const none = (distance.length / heads - 1) / 2
  const asks = row * 3 * width + head * size
  let most = Number.NEGATIVE_INFINITY
  for (let other = 0; other < rows; other += 1) {
    const offers = other * 3 * width + width + head * size
    let likeness = 0
    for (let index = 0; index < size; index += 1) {
      likeness += numbers[asks + index]! * numbers[offers + index]!
    }
    shares[other] = likeness * scale + distance[(row - other + none) * heads + head]!
    most = Math.max(most, shares[other]!)
  }
  let sum = 0
  for (let other = 0; other < rows; other += 1) {
    shares[other] = Math.exp(shares[other]! - most)
    sum += shares[other]!
  }
  for (let other = 0; other < rows; other += 1) shares[other]! /= sum
}

function takeShares(
  { numbers, rows, width, heads }: Asked,
  { head, row }: Place,
  shares: Float32Array,
  into: Float32Array,
) {
  const size = width / heads
  for (let index = 0; index < size; index += 1) {
    let taken = 0
    for (let other = 0; other < rows; other += 1) {
      taken += shares[other]! * numbers[other * 3 * width + 2 * width + head * size + index]!
    }
    into[row * width + head * size + index] = taken
  }
}
