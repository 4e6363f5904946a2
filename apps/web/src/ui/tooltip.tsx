import { Tooltip as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'

/** Within 300 ms of one tooltip the next one opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/**
 * Explains a disabled control. Touch cannot hover, so a tap shows it too; the control must stay
 * focusable (aria-disabled, not disabled).
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger
        asChild
        // Radix closes on press; here a press opens it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-w-80 animate-[fade-in_150ms_var(--ease-out)] rounded-control bg-text px-3 py-2 text-sm text-ground shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
