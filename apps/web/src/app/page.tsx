import { type ReactNode, useEffect } from 'react'
// Imported first so that its listener runs first and hides Back while it closes a dialog: browsers
// call window listeners in order of registration, capturing or not.
import '#ui/layers.ts'

const productTitle = 'Quittance - trip claims settled before you land'
let isFirstPage = true
let isGoingBack = false
addEventListener('popstate', () => {
  isGoingBack = true
})

/** Sets the tab's title and, on navigation, moves scroll position and focus to the start of the page. */
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
  // On Back the browser restores the scroll position.
  else if (!isGoingBack) scrollTo(0, 0)

  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
