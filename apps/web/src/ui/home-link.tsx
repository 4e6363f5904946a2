import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Brand } from './brand.tsx'

export function HomeLink({ children = <Brand /> }: { children?: ReactNode }) {
  return (
    <Link
      href="/"
      className="-ml-2 flex min-h-11 min-w-11 shrink-0 items-center rounded-control px-2"
    >
      {children}
    </Link>
  )
}
