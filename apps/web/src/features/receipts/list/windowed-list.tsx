import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type WindowRange, windowRange } from './window-range.ts'

/** A long list in the page's own scroll; only the rows near the view exist. */
export function WindowedList({
  label,
  count,
  rowHeight,
  renderRow,
  onRangeChange,
}: {
  label: string
  count: number
  rowHeight: number
  renderRow: (index: number) => ReactNode
  /** Called at every move; must stay the same function. */
  onRangeChange?: (range: WindowRange) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const [range, setRange] = useState<WindowRange>({ start: 0, end: 0 })

  useLayoutEffect(() => {
    function measure() {
      const listTop = list.current?.getBoundingClientRect().top ?? 0
      const next = windowRange({ listTop, viewHeight: innerHeight, rowHeight, count })
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next))
      onRangeChange?.(next)
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [count, rowHeight, onRangeChange])

  const rows = Array.from({ length: range.end - range.start }, (_, offset) => range.start + offset)
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: count * rowHeight }}>
      {rows.map((index) => (
        <li
          key={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 border-b border-hairline contain-strict last:border-b-0"
          style={{ top: index * rowHeight, height: rowHeight }}
        >
          {renderRow(index)}
        </li>
      ))}
    </ul>
  )
}
