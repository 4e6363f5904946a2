import { useLocation, useSearch } from 'wouter'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { takeProIntent } from '#lib/account/subscription-intent.ts'

/**
 * Writes the destination into the query of the form's own page. The router redirects a signed-in
 * visitor of that page, so that no page for signed-out visitors shows in between.
 */
export function useDestination() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return function leadToDestination() {
    if (safeRedirect(search)) return
    if (takeProIntent()) navigate(`${path}?redirect=/subscribe/pro`, { replace: true })
  }
}
