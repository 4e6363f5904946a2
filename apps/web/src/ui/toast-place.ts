import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Toast } from './toast-store.ts'

const title = 'h1:not([data-yields]), h2, [data-is-title], [aria-label="Close"]'
/** Elements that a toast may cover; they fade, since half a line is unreadable. */
const yielding = '[data-yields]'
const coveredAttribute = 'data-covered'
const field = ':is(input, select, textarea, button, a):focus'
const mainAction = '[data-main]'
const addButton = 'nav [data-main]'
/** A toast is about the card that was pressed last, which still has the focus. */
const card = ':is(main, [role="dialog"]) :is(li, section):has(:focus)'
const rest = `[role="dialog"] > header, [role="dialog"] > footer, [aria-invalid="true"], ${card}`

/**
 * Elements that a toast must not cover: the title and close button, the main action, the focused
 * field or button, a dialog's buttons, errors, and the card. If large text leaves no such place,
 * the last ones are given up first.
 */
const kept = [
  [title, mainAction, field, rest],
  [title, mainAction, field],
  [title, mainAction],
  [title, addButton],
].map((selectors) => selectors.join(', '))

/** Events that may have moved them. */
const moves = ['resize', 'scrollend', 'animationend', 'focusin'] as const
const anywhere = { capture: true, passive: true }

/** Measured from the edge at which toasts appear. */
type Span = { from: number; to: number }

/** The distance from the edge at which a toast covers none of them. */
export function useToastInset(toast: Toast | null, list: RefObject<HTMLElement | null>) {
  const [inset, setInset] = useState(0)
  const id = toast?.id
  useLayoutEffect(() => {
    if (id === undefined) return undefined
    const measure = () => {
      const next = list.current ? insetOf(list.current) : 0
      setInset(next)
      if (list.current) fadeYielding(list.current, next)
    }
    measure()
    for (const move of moves) addEventListener(move, measure, anywhere)
    // For late content, and for a new text size, which changes the toast's own size.
    const growth = globalThis.ResizeObserver && new ResizeObserver(measure)
    growth?.observe(document.body)
    if (list.current) growth?.observe(list.current)
    return () => {
      growth?.disconnect()
      for (const move of moves) removeEventListener(move, measure, anywhere)
      for (const one of document.querySelectorAll(yielding)) one.removeAttribute(coveredAttribute)
    }
  }, [id, list])
  return inset
}

/** The first free place from the edge that ends within the limit. */
export function clearInset(length: number, spans: readonly Span[], limit: number) {
  return placesAround(spans).find(
    (place) => place + length <= limit && coveredFrom(place, length, spans) === 0,
  )
}

/** If no place is free: the one that covers least. */
export function leastInset(length: number, spans: readonly Span[], limit: number) {
  const within = placesAround(spans).filter((place) => place === 0 || place + length <= limit)
  const covered = (place: number) => coveredFrom(place, length, spans)
  return within.reduce((best, place) => (covered(place) < covered(best) ? place : best), 0)
}

function placesAround(spans: readonly Span[]) {
  return [0, ...spans.map(({ to }) => to)].toSorted((one, other) => one - other)
}

function coveredFrom(place: number, length: number, spans: readonly Span[]) {
  return spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(place + length, to) - Math.max(place, from)),
    0,
  )
}

function insetOf(list: HTMLElement) {
  const toast = list.firstElementChild
  if (!(toast instanceof HTMLElement)) return 0
  // Its final position, even while it is still moving there.
  const { offsetTop, offsetHeight } = toast
  const edges = list.getBoundingClientRect()
  const isFromBottom = isAtBottom()
  const margin = isFromBottom ? list.offsetHeight - offsetTop - offsetHeight : offsetTop
  const spansOf = (selector: string) =>
    rectanglesOf(selector, list)
      .filter(({ left, right }) => left < edges.right && right > edges.left)
      .map(({ top, bottom }) =>
        isFromBottom
          ? { from: innerHeight - bottom, to: innerHeight - top }
          : { from: top, to: bottom },
      )
      .filter(isInWindow)
  const length = margin + offsetHeight
  const choices = kept.map(spansOf)
  // In the nearer part, if there is room in it.
  const [all = []] = choices
  const near = clearInset(length, all, innerHeight * 0.6)
  if (near !== undefined) return near
  for (const spans of choices) {
    const place = clearInset(length, spans, innerHeight)
    if (place !== undefined) return place
  }
  return leastInset(length, choices.at(-1) ?? [], innerHeight)
}

function fadeYielding(list: HTMLElement, inset: number) {
  const toast = list.firstElementChild
  if (!(toast instanceof HTMLElement)) return
  const isAtTop = !isAtBottom()
  const end = inset + toast.offsetTop + toast.offsetHeight
  for (const one of document.querySelectorAll(yielding)) {
    one.toggleAttribute(coveredAttribute, isAtTop && one.getBoundingClientRect().top < end)
  }
}

/** At the bottom on a desktop; on a phone they come from the top. */
function isAtBottom() {
  return globalThis.matchMedia?.('(min-width: 40rem)').matches ?? false
}

function rectanglesOf(selector: string, list: HTMLElement) {
  const dialogs = document.querySelectorAll('[role="dialog"][data-state="open"]')
  const within = [...dialogs].at(-1) ?? document
  const rectangles = [...within.querySelectorAll(selector)]
    // A toast that avoided its own pressed button would move away from the finger.
    .filter((one) => !list.contains(one))
    .map((one) => one.getBoundingClientRect())
  // A heading for screen readers only is a pixel wide; a long section leaves no place beside it.
  return rectangles.filter(({ width, height }) => width > 1 && height < innerHeight / 2)
}

function isInWindow({ from, to }: Span) {
  return to > 0 && from < innerHeight
}
