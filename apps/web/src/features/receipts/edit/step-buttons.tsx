import { useEffect } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Previous and next receipt in the list, also by arrow key outside fields. */
export function StepButtons(props: { onStep: (by: 1 | -1) => void; isStepped: boolean }) {
  function onKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' && 1
    const isTyping = (event.target as Element).closest('input, textarea, select')
    const isCovered = document.querySelectorAll('[role=dialog]').length > 1
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!by || isTyping || isCovered || hasModifier || event.defaultPrevented) return
    event.preventDefault()
    props.onStep(by)
  }
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <div className="-mt-2 -mr-3 flex shrink-0">
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          aria-label={by < 0 ? 'Previous receipt' : 'Next receipt'}
          // Keeps the focus out of the fields, so that the arrow keys still step.
          data-focus-first={(props.isStepped && by > 0) || undefined}
          onClick={() => props.onStep(by)}
          className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
        >
          <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
        </button>
      ))}
    </div>
  )
}
