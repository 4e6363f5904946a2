/** A page never has fewer rows than this. */
const minRows = 4

type Row = { height: number }

/** Splits rows of various heights into pages, leaving no page with only a few of them. */
export function createPageCuts<R extends Row>(place: (rows: R[]) => void, room: () => number) {
  let waiting: R[] = []

  function placeFirst(count: number) {
    place(waiting.slice(0, count))
    waiting = waiting.slice(count)
  }

  return {
    add(row: R) {
      waiting.push(row)
      const fitting = countFitting(waiting, room())
      if (waiting.length - fitting >= minRows) placeFirst(Math.max(1, fitting))
    },
    heightWaiting: () => heightOf(waiting),
    /** `tail` is the height of what follows the last row on its page. */
    end(tail: number) {
      while (waiting.length > 0) {
        const fitting = countFitting(waiting, room())
        const isLast = fitting === waiting.length && heightOf(waiting) + tail <= room()
        placeFirst(isLast ? fitting : Math.max(1, beforeLast(waiting.length, fitting)))
      }
    },
  }
}

/** How many stay on this page: as many as fit, but leaving a fair share for the last page. */
function beforeLast(count: number, fitting: number) {
  const share = Math.min(minRows + 2, Math.floor(count / 2))
  return Math.min(fitting, count - share)
}

function countFitting(rows: Row[], room: number) {
  let used = 0
  const over = rows.findIndex(({ height }) => (used += height) > room)
  return over === -1 ? rows.length : over
}

function heightOf(rows: Row[]) {
  return rows.reduce((sum, { height }) => sum + height, 0)
}
