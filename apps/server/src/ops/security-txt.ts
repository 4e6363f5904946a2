const daysValid = 180
const dayMs = 24 * 60 * 60 * 1000

export type SecurityFacts = {
  /** A mail address or an https address; without one there is nothing to tell. */
  contact: string | undefined
  policy: string | undefined
  publicUrl: URL
}

/** Where to tell of a hole, as RFC 9116 has it; the same text all day long. */
export function securityTxt({ contact, policy, publicUrl }: SecurityFacts, now = new Date()) {
  if (!contact) return undefined
  const today = Math.floor(now.getTime() / dayMs)
  const expires = new Date((today + daysValid) * dayMs)
  const lines = [
    `Contact: ${URL.canParse(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
