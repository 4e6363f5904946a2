import { type PointerEvent, useRef } from 'react'

/** So much of its height, or so many pixels a millisecond, and it goes. */
const farEnough = 0.25
const quickEnough = 0.5
/** A finger that only taps moves less, in pixels; one that rests for so many milliseconds throws nothing. */
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

/** For the head of a sheet: pulled down it follows the finger, and let go far enough down it asks to close. */
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
    // Once it is known whether it closes: what asks before it loses something stays.
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

/** Elsewhere it is a card in the middle; and where motion is not wanted, nothing follows a finger. */
function isSheetOnPhone() {
  const is = (query: string) => globalThis.matchMedia?.(query).matches ?? false
  return !is('(min-width: 40rem)') && !is('(prefers-reduced-motion: reduce)')
}
