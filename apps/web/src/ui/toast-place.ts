import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Toast } from './toast-store.ts'

const title = 'h1:not([data-yields]), h2, [data-is-title], [aria-label="Close"]'
/** What a toast may lie over; it fades then, since half a line is no sight. */
const yielding = '[data-yields]'
const coveredMark = 'data-covered'
const field = ':is(input, select, textarea):focus'
const mainAction = '[data-main]'
const rest = '[role="dialog"] > header, [role="dialog"] > footer, [aria-invalid="true"]'

/**
 * What a toast keeps clear of: the title of what is looked at and the way out of it, the main action, the field
 * somebody is in, what a dialog is decided with, and what is to be put right. Where large text leaves no such place,
 * less of it, from the end.
 */
const kept = [
  [title, mainAction, field, rest],
  [title, mainAction, field],
  [title, mainAction],
  [title],
].map((selectors) => selectors.join(', '))

/** What may have moved a title: a window, a scroll that is over, a dialog that has arrived, a page or dialog that took the focus. */
const moves = ['resize', 'scrollend', 'animationend', 'focusin'] as const
const anywhere = { capture: true, passive: true }

/** Measured from the edge that toasts stand at. */
type Span = { from: number; to: number }

/** How far in from its edge a toast lies so that it covers nothing of that. */
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
    // Content that comes late, and another size of text, which the toast's own tells of.
    const growth = globalThis.ResizeObserver && new ResizeObserver(measure)
    growth?.observe(document.body)
    if (list.current) growth?.observe(list.current)
    return () => {
      growth?.disconnect()
      for (const move of moves) removeEventListener(move, measure, anywhere)
      for (const one of document.querySelectorAll(yielding)) one.removeAttribute(coveredMark)
    }
  }, [id, list])
  return inset
}

/** The first place from the edge on that is clear and ends within the limit. */
export function clearInset(length: number, spans: readonly Span[], limit: number) {
  return placesAround(spans).find(
    (place) => place + length <= limit && coveredFrom(place, length, spans) === 0,
  )
}

/** Where no place is clear: the one that covers least. */
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
  // Where it will stand, also while it still moves there.
  const { offsetTop, offsetHeight } = toast
  const edges = list.getBoundingClientRect()
  const isFromBottom = isAtBottom()
  const margin = isFromBottom ? list.offsetHeight - offsetTop - offsetHeight : offsetTop
  const spansOf = (selector: string) =>
    rectanglesOf(selector)
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
    one.toggleAttribute(coveredMark, isAtTop && one.getBoundingClientRect().top < end)
  }
}

/** On a desk; on a phone they come from the top. */
function isAtBottom() {
  return globalThis.matchMedia?.('(min-width: 40rem)').matches ?? false
}

function rectanglesOf(selector: string) {
  const dialogs = document.querySelectorAll('[role="dialog"][data-state="open"]')
  const within = [...dialogs].at(-1) ?? document
  const rectangles = [...within.querySelectorAll(selector)].map((one) =>
    one.getBoundingClientRect(),
  )
  // A heading for readers only is a pixel wide.
  return rectangles.filter(({ width }) => width > 1)
}

function isInWindow({ from, to }: Span) {
  return to > 0 && from < innerHeight
}
