import { type PointerEvent, useRef } from 'react'

/** It closes beyond this share of its height, or this speed in pixels per millisecond. */
const farEnough = 0.25
const quickEnough = 0.5
/** A tap moves less than this, in pixels; a finger at rest for this many milliseconds is not a flick. */
const tapped = 24
const rested = 80

type Drag = {
  pointerId: number
  sheet: HTMLElement
  startY: number
  y: number
  at: number
  speed: number
}

/** For the header of a sheet: it follows the finger down, and asks to close if released far enough. */
export function useDragToClose(isOn: boolean, requestClose: () => void) {
  const drag = useRef<Drag>(null)
  if (!isOn) return {}

  function start(event: PointerEvent<HTMLElement>) {
    const sheet = event.currentTarget.closest<HTMLElement>('[role="dialog"]')
    const isOnControl = (event.target as Element).closest('button, a')
    if (!sheet || isOnControl || !event.isPrimary || event.button !== 0 || !isSheetOnPhone()) return
    event.currentTarget.setPointerCapture(event.pointerId)
    sheet.style.transition = 'none'
    const { pointerId, clientY: startY, timeStamp: at } = event
    drag.current = { pointerId, sheet, startY, y: 0, at, speed: 0 }
  }

  function move(event: PointerEvent) {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    const y = Math.max(0, event.clientY - now.startY)
    const passed = event.timeStamp - now.at
    if (passed > 0) now.speed = (y - now.y) / passed
    now.y = y
    now.at = event.timeStamp
    now.sheet.style.translate = `0 ${y}px`
  }

  function end(event: PointerEvent) {
    const last = drag.current
    if (last?.pointerId !== event.pointerId) return
    drag.current = null
    const { sheet, y, at } = last
    const speed = event.timeStamp - at > rested ? 0 : last.speed
    const isPulled = y > sheet.offsetHeight * farEnough || (y > tapped && speed > quickEnough)
    const isGone = event.type === 'pointerup' && isPulled
    if (isGone) requestClose()
    // Wait until it is known whether it closes: it may ask about unsaved changes first.
    requestAnimationFrame(() => {
      if (sheet.dataset.state === 'open' || !isGone) settle(sheet)
    })
  }

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

function settle(sheet: HTMLElement) {
  sheet.style.transition = 'translate 200ms var(--ease-out)'
  sheet.style.translate = ''
}

/** On larger screens it is a centred card; with reduced motion nothing follows the finger. */
function isSheetOnPhone() {
  const is = (query: string) => globalThis.matchMedia?.(query).matches ?? false
  return !is('(min-width: 40rem)') && !is('(prefers-reduced-motion: reduce)')
}
