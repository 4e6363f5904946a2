import type { ReactNode } from 'react'

/** Cards below each other, two side by side where there is room. */
export function TripCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[40rem]:grid-cols-2">{children}</ul>
    </div>
  )
}
