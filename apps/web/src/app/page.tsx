import { type ReactNode, useEffect } from 'react'
// Listens first, and hides Back where it closes a dialog: at the window itself browsers call the
// listeners in the order in which they came, capturing or not.
import '#ui/layers.ts'

const productTitle = 'Quittance - trip claims settled before you land'
let isFirstPage = true
let isGoingBack = false
addEventListener('popstate', () => {
  isGoingBack = true
})

/** Names the page in the tab and, when it replaces another one, moves the scroll position and the focus to its start. */
export function Page({ title, children }: { title?: string | undefined; children: ReactNode }) {
  useEffect(() => {
    document.title = title ? `${title} · Quittance` : productTitle
    if (!isFirstPage) arrive()
    isFirstPage = false
    isGoingBack = false
  }, [title])
  return children
}

function arrive() {
  const anchor = location.hash && document.getElementById(location.hash.slice(1))
  if (anchor) anchor.scrollIntoView()
  // Going back, the browser returns to where the reader was.
  else if (!isGoingBack) scrollTo(0, 0)

  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
