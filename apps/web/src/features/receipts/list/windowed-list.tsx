import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { measureRootFontSize, useRootFontSize } from '#ui/root-font-size.ts'
import { type WindowRange, windowRange } from './window-range.ts'

/** A long list in the page's own scroll; only rows near the viewport are rendered. */
export function WindowedList({
  label,
  count,
  rowHeight,
  renderRow,
  onRangeChange,
}: {
  label: string
  count: number
  /** By the width of the list, both in rem; must be a stable function. */
  rowHeight: (width: number) => number
  renderRow: (index: number) => ReactNode
  /** Called on every scroll; must be a stable function. */
  onRangeChange?: (range: WindowRange) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const rem = useRootFontSize()
  const [height, setHeight] = useState(() => rowHeight(Number.POSITIVE_INFINITY))
  const [range, setRange] = useState<WindowRange>({ start: 0, end: 0 })

  useLayoutEffect(() => {
    function measure() {
      if (!list.current) return
      const { top, width } = list.current.getBoundingClientRect()
      // Without a layout, as in a test, there is no width.
      const tall = rowHeight(width > 0 ? width / rem : Number.POSITIVE_INFINITY)
      setHeight(tall)
      const next = windowRange({
        listTop: top,
        viewHeight: innerHeight,
        rowHeight: tall * rem,
        count,
      })
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next))
      onRangeChange?.(next)
    }
    function remeasure() {
      measureRootFontSize()
      measure()
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    // Its height is in rem, so that this also fires when the text size changes.
    const watcher = globalThis.ResizeObserver && new ResizeObserver(remeasure)
    if (list.current) watcher?.observe(list.current)
    return () => {
      watcher?.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [count, rem, rowHeight, onRangeChange])

  const rows = Array.from({ length: range.end - range.start }, (_, offset) => range.start + offset)
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: `${count * height}rem` }}
    >
      {rows.map((index) => (
        <li
          // Chromium does not re-evaluate container queries in rem when only the rem changes.
          key={`${index} ${rem}`}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 border-b border-hairline contain-strict last:border-b-0"
          style={{ top: `${index * height}rem`, height: `${height}rem` }}
        >
          {renderRow(index)}
        </li>
      ))}
    </ul>
  )
}
