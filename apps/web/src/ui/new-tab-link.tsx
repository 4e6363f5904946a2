import type { ReactNode } from 'react'

/** Within a sentence, to a page to be read beside this one: what is being filled in stays. */
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
