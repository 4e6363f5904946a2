import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/icon.tsx'

/** Accepts photos and documents dropped on the window or pasted into it. */
export function DropTarget({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => {
    setIsOver(false)
    if (files && files.length > 0) onFiles([...files])
  })

  // Before the first paint: a page that is visible must take a paste.
  useLayoutEffect(() => {
    const control = new AbortController()
    const options = { signal: control.signal }
    addEventListener('dragover', (event) => acceptDrag(event) && setIsOver(true), options)
    addEventListener('dragleave', (event) => !event.relatedTarget && setIsOver(false), options)
    addEventListener(
      'drop',
      (event) => acceptDrag(event) && take(event.dataTransfer?.files),
      options,
    )
    addEventListener(
      'paste',
      (event) => !isDialogOpen() && !isForField(event) && take(event.clipboardData?.files),
      options,
    )
    return () => control.abort()
  }, [])

  if (!isOver) return null
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-backdrop p-6">
      <div className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-primary bg-surface px-12 py-10 text-center shadow-float">
        <Icon name="images" className="text-[2rem] text-primary" />
        <p className="text-lg font-semibold">Drop to add receipts</p>
        <p className="text-sm text-muted">
          JPEG, PNG or WebP up to 10 MB, PDF, HEIC, TIFF or XML up to 25 MB
        </p>
      </div>
    </div>,
    document.body,
  )
}

/** Otherwise the browser would open the dropped file; above a form it is ignored, and the form stays. */
function acceptDrag(event: DragEvent) {
  if (!event.dataTransfer?.types.includes('Files')) return false
  event.preventDefault()
  if (!isDialogOpen()) return true
  event.dataTransfer.dropEffect = 'none'
  return false
}

/** Office apps copy text as a picture too; in a field, paste it as text. */
function isForField({ target, clipboardData }: ClipboardEvent) {
  const isField = target instanceof Element && target.matches('input, textarea, select')
  return isField && clipboardData?.types.includes('text/plain')
}

function isDialogOpen() {
  return document.querySelector('[role=dialog]') !== null
}
