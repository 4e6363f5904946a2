import type { ReactNode } from 'react'

/** A link within a sentence that opens a new tab, so that a form being filled in stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-control font-medium text-primary underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
