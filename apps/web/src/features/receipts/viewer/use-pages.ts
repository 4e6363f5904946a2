import { useState } from 'react'
import type { ReadPlace } from './evidence.ts'

/** One picture of a receipt, with its page number in the whole document. */
export type Page = { number: number; src: string }

export type Pages = {
  page: Page
  /** From 1 to `count`. */
  place: number
  count: number
  turn: (by: 1 | -1) => void
}

/** The pages of a receipt: shows the page the user turned to, or the one with the focused value. */
export function usePages(pages: readonly Page[], lookedAt?: ReadPlace): Pages {
  const [index, setIndex] = useState(0)
  const [followed, setFollowed] = useState<ReadPlace['box']>()
  const [first, setFirst] = useState(pages[0]?.src)
  const box = lookedAt?.box
  // Another receipt begins with its first page.
  if (pages[0]?.src !== first) {
    setFirst(pages[0]?.src)
    setIndex(0)
  }
  // Compare the box, not the page or the object: the user may have turned pages, and every store
  // change creates new objects.
  if (!isSame(box, followed)) {
    setFollowed(box)
    const found = box ? indexOf(pages, box.page) : -1
    if (found >= 0) setIndex(found)
  }
  const shown = Math.min(index, pages.length - 1)
  return {
    page: pages[shown] ?? { number: 1, src: '' },
    place: shown + 1,
    count: pages.length,
    turn: (by) => setIndex(Math.min(pages.length - 1, Math.max(0, shown + by))),
  }
}

/** Whether a value is on this page; the first unless the reader says otherwise. */
export function isOnPage({ page, place }: Pick<Pages, 'page' | 'place'>, { box }: ReadPlace) {
  return box.page === undefined ? place === 1 : box.page === page.number
}

function isSame(one: ReadPlace['box'] | undefined, other: ReadPlace['box'] | undefined) {
  return JSON.stringify(one) === JSON.stringify(other)
}

function indexOf(pages: readonly Page[], number: number | undefined) {
  return number === undefined ? 0 : pages.findIndex((page) => page.number === number)
}
