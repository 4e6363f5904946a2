import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { boxOn, type Evidence, readableScale } from './evidence.ts'
import type { Pages } from './use-pages.ts'
import { clampScale, clampShift, nearestStep, zoomBy } from './zoom.ts'

type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

const whole: View = { scale: 1, x: 0, y: 0 }
const wheelStep = 60
/** The height to which text is zoomed, in pixels. */
const letterHeight = 24
/** How far to swipe to turn a page, in pixels. */
const swipe = 56

/**
 * Zoom and position of a picture in its frame, by buttons, keys, wheel, pinch and drag. Pages turn
 * only while not zoomed in.
 */
export function useZoom(pages?: Pick<Pages, 'turn'>) {
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const wheel = useRef(0)
  const [view, setView] = useState(whole)
  const [isHeld, setIsHeld] = useState(false)
  /** How far an unzoomed page was dragged sideways. */
  const [pull, setPull] = useState(0)
  const pulled = useRef(0)
  const isTurning = pages !== undefined && view.scale <= 1

  function keepInside({ scale, x, y }: View): View {
    const { offsetWidth = 0, offsetHeight = 0 } = picture.current ?? {}
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    return {
      scale,
      x: clampShift(x, offsetWidth * scale, clientWidth),
      y: clampShift(y, offsetHeight * scale, clientHeight),
    }
  }

  function zoomTo(next: (scale: number) => number) {
    setView((now) => {
      const scale = next(now.scale)
      const growth = scale / now.scale
      return keepInside({ scale, x: now.x * growth, y: now.y * growth })
    })
  }

  function move(x: number, y: number) {
    setView((now) => keepInside({ ...now, x: now.x + x, y: now.y + y }))
  }

  /** Zooms to a value, large enough to read, and never smaller than the whole picture. */
  function goTo(evidence: Evidence) {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = picture.current ?? {}
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    const box = boxOn(evidence, { width, height })
    const room = { width: clientWidth, height: clientHeight }
    const scale = Math.max(1, nearestStep(readableScale(box, room, letterHeight)))
    const x = (width / 2 - box.x - box.width / 2) * scale
    const y = (height / 2 - box.y - box.height / 2) * scale
    setView(keepInside({ scale, x, y }))
  }

  const zoom = (steps: number) => zoomTo((scale) => zoomBy(scale, steps))
  const reset = () => setView(whole)

  function pullTo(x: number) {
    pulled.current = x
    setPull(x)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size > 1) pullTo(0)
    setIsHeld(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      zoomTo((scale) => clampScale(scale * growth))
    } else if (isTurning) {
      pullTo(pulled.current + now.x - before.x)
    } else {
      move(now.x - before.x, now.y - before.y)
    }
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size === 0) setIsHeld(false)
    if (Math.abs(pulled.current) > swipe) pages?.turn(pulled.current < 0 ? 1 : -1)
    pullTo(0)
    zoomTo(nearestStep)
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = pageKeys(pages, isTurning)[event.key] ?? keys(zoom, reset, move)[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  useEffect(() => {
    const element = frame.current
    // React's onWheel is passive and could not stop the browser from zooming the page.
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      wheel.current += event.deltaY
      if (Math.abs(wheel.current) < wheelStep) return
      zoom(wheel.current < 0 ? 1 : -1)
      wheel.current = 0
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('wheel', onWheel)
      removeEventListener('keydown', onKeyDown)
    }
  })

  return {
    frame,
    picture,
    view: { ...view, x: view.x + pull },
    isHeld,
    zoom,
    reset,
    goTo,
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

function keys(
  zoom: (steps: number) => void,
  reset: () => void,
  move: (x: number, y: number) => void,
): Record<string, () => void> {
  return {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    '0': reset,
    ArrowLeft: () => move(60, 0),
    ArrowRight: () => move(-60, 0),
    ArrowUp: () => move(0, 60),
    ArrowDown: () => move(0, -60),
  }
}

/** Arrow keys move a zoomed picture; Page Up and Page Down always turn pages. */
function pageKeys(
  pages: Pick<Pages, 'turn'> | undefined,
  isTurning: boolean,
): Record<string, () => void> {
  if (!pages) return {}
  const back = () => pages.turn(-1)
  const on = () => pages.turn(1)
  return { PageUp: back, PageDown: on, ...(isTurning && { ArrowLeft: back, ArrowRight: on }) }
}

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
