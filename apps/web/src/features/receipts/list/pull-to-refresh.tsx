import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

/** How far to pull, in pixels. */
const farEnough = 96

/** At the top of the page a pull downwards refreshes, as the Refresh button does, in place of the browser's reload. */
export function PullToRefresh(props: { onRefresh: () => void; children: ReactNode }) {
  const drag = useRef<{ from: number; by: number }>(null)
  const [pull, setPull] = useState(0)

  function start({ touches: { 0: touch, length }, currentTarget, target }: TouchEvent) {
    // React also reports touches in the dialogs above the page.
    const isHere = currentTarget.contains(target as Node) && length === 1 && scrollY <= 0
    drag.current = isHere && touch ? { from: touch.clientY, by: 0 } : null
  }

  function move({ touches: { 0: touch } }: TouchEvent) {
    if (!drag.current || !touch) return
    drag.current.by = scrollY > 0 ? 0 : Math.min(touch.clientY - drag.current.from, farEnough)
    setPull(drag.current.by)
  }

  function end() {
    if (drag.current?.by === farEnough) props.onRefresh()
    drag.current = null
    setPull(0)
  }

  return (
    <div
      className="relative [html:has(&)]:overscroll-y-contain"
      onTouchStart={start}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={() => setPull(0)}
    >
      {pull > 0 && (
        <span
          className="pointer-events-none absolute inset-x-0 -top-6 z-10 mx-auto grid size-10 place-items-center rounded-full border border-hairline bg-surface text-primary shadow-float motion-reduce:transform-none!"
          style={{ transform: `translateY(${pull / 2}px) rotate(${pull * 3}deg)` }}
        >
          <Icon name="refresh-cw" />
        </span>
      )}
      {props.children}
    </div>
  )
}
