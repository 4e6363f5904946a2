/** The page to go to after signing in: the `redirect` of the query if it is a path of this site. */
export function safeRedirect(search: string): string | null {
  const target = new URLSearchParams(search).get('redirect')
  // Browsers read "/\" as "//" and drop tabs and line ends, so both would lead to another site.
  return target && /^\/(?![/\\])[^\t\n\r]*$/.test(target) ? target : null
}
