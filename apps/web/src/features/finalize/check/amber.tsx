import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

export function Amber({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-2.5 font-medium text-waiting">
      <Icon name="triangle-alert" className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 text-balance break-words">{children}</span>
    </span>
  )
}
