import type { ReactNode } from 'react'

export function TripCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[40rem]:grid-cols-2">{children}</ul>
    </div>
  )
}
