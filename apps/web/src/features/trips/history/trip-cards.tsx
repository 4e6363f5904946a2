import type { ReactNode } from 'react'
import { useRootFontSize } from '#ui/root-font-size.ts'
import { useMedia } from '#ui/use-media.ts'

export function TripCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[40rem]:grid-cols-2">{children}</ul>
    </div>
  )
}

/** Whether seven columns fit beside the navigation; with large text they need a larger window. */
export function useHasTables() {
  return useMedia(`(min-width: ${78 * useRootFontSize()}px)`)
}
