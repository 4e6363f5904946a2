import type { Receipt } from '@quittance/contract/receipt'
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useDeleteReceipt } from '#features/receipts/edit/use-delete-receipt.ts'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHasOpenLayer } from '#ui/layers.ts'

/** In pixels: up to `tap` a move is a tap, and from `farEnough` on a swipe acts. */
const tap = 12
const farEnough = 96
/** The time for Undo, in milliseconds. */
const undoFor = 6000

/** A touch swipe to the right edits the receipt, one to the left deletes it; the dialog can do both. */
export function SwipeRow(props: {
  receipt: Receipt
  onEdit: (receipt: Receipt) => void
  children: ReactNode
}) {
  const { receipt, onEdit, children } = props
  const swipe = useRef<{ from: number; by: number }>(null)
  const { isGone, remove, undo } = useUndoableDelete(receipt)
  if (isGone) {
    return (
      <div className="flex h-24 items-center justify-between gap-3 bg-sunken px-4 text-sm text-muted">
        <p className="line-clamp-2 min-w-0 break-words">{receipt.vendor} deleted</p>
        {undo && (
          <Button variant="secondary" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    )
  }

  function start({ pointerType, clientX }: PointerEvent) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    swipe.current = pointerType === 'touch' && !isCalm ? { from: clientX, by: 0 } : null
  }

  function move({ clientX, currentTarget: row, pointerId }: PointerEvent<HTMLElement>) {
    if (!swipe.current) return
    const by = clientX - swipe.current.from
    if (!swipe.current.by && Math.abs(by) < tap) return
    if (!swipe.current.by) row.setPointerCapture(pointerId)
    swipe.current.by = by
    row.style.translate = `${by}px`
  }

  function end({ type, currentTarget: row }: PointerEvent<HTMLElement>) {
    const by = swipe.current?.by ?? 0
    swipe.current = null
    row.style.translate = ''
    if (type !== 'pointerup' || Math.abs(by) < farEnough) return
    navigator.vibrate?.(10)
    if (by > 0) onEdit(receipt)
    else remove()
  }

  return (
    <div className="relative overflow-hidden bg-inherit">
      <span className="absolute inset-0 flex items-center justify-between bg-sunken px-8">
        <Icon name="pencil" className="text-primary" />
        <Icon name="trash-2" className="text-wrong" />
      </span>
      {/* The browser scrolls up and down itself, and then cancels the swipe. */}
      <div
        className="relative touch-pan-y bg-inherit"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {children}
      </div>
    </div>
  )
}

/** Deletes when the time for Undo is over, or earlier if the row unmounts or a dialog opens that would count it. */
function useUndoableDelete(receipt: Receipt) {
  const [isGone, setIsGone] = useState(false)
  const { mutate, reset, isIdle, isError } = useDeleteReceipt(receipt)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isCovered = useHasOpenLayer()
  const send = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    mutate()
  }, [mutate])
  useEffect(() => (isCovered ? send() : undefined), [isCovered, send])
  useEffect(() => send, [send])

  function remove() {
    reset()
    setIsGone(true)
    timer.current = setTimeout(send, undoFor)
    announce(`${receipt.vendor} deleted`)
  }

  function undo() {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsGone(false)
  }
  return { isGone: isGone && !isError, remove, undo: isIdle && undo }
}
