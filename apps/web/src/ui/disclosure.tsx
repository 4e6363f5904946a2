import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

/** A row that expands; its content is rendered when first opened. */
export function Disclosure({
  summary,
  isHeldOpen = false,
  isFilled = false,
  className,
  onOpen,
  children,
}: {
  summary: ReactNode
  /** Something inside must be visible. */
  isHeldOpen?: boolean
  /** Opens by itself when something inside is filled in, and can then be closed. */
  isFilled?: boolean
  className?: string
  onOpen?: (() => void) | undefined
  children: ReactNode
}) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled)
    if (isFilled) setIsWanted(true)
  }
  const isOpen = isWanted || isHeldOpen
  // A section with corrected errors stays open.
  if (isHeldOpen && !isWanted) setIsWanted(true)
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsWanted(!isOpen)
          if (!isOpen) onOpen?.()
        }}
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-4 py-2.5 text-left text-sm focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon
          name="chevron-down"
          className={clsx(
            'text-[1.125rem] text-muted transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <div id={id} className="animate-[fade-in_150ms_var(--ease-out)]">
          {children}
        </div>
      )}
    </div>
  )
}
