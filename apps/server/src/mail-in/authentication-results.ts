import type { MailHeader } from './mail-head.ts'

type Method = 'spf' | 'dkim' | 'dmarc' | 'none'
type Result = {
  method: Method
  outcome: string
  isOfHelo: boolean
  /** The authenticated domain; null if the header does not say. */
  domain: string | null
}

const result = /^\s*(spf|dkim|dmarc)\s*(?:\/\s*\d+)?\s*=\s*([a-z]+)/i
const failed = new Set(['fail', 'softfail', 'hardfail'])
const writtenByAuthor = new Set(['from', 'date', 'subject', 'message-id'])

/**
 * Whether the receiving server could not confirm the sender. A server that writes results must have
 * found a pass: "none" is what anyone gets for a domain that publishes no policy. If the sender must
 * match, a pass for another domain does not count: anyone passes for their own.
 */
export function isForged(headers: readonly MailHeader[], fromDomain?: string): boolean {
  const perHeader = resultsOfReceiver(headers)
  const all = perHeader.flat()
  if (all.some((it) => it.method === 'dmarc' && hasFailed(it))) return true

  // A sender's own headers are below the server's, so the first result counts. A mail may have
  // several signatures, and one valid one is enough.
  const domains = [...firstOf(perHeader, 'spf'), ...firstOf(perHeader, 'dkim')]
  const passed = domains.filter(hasPassed)
  if (passed.some(({ domain }) => isAligned(domain, fromDomain))) return false
  // DMARC passes on SPF or DKIM: without a pass of theirs, the sender wrote it below.
  const canPassDmarc = domains.length === 0 || passed.length > 0
  if (canPassDmarc && firstOf(perHeader, 'dmarc').some(hasPassed)) return false
  return hasWrittenResults(headers)
    ? all.length > 0
    : domains.some((it) => hasPassed(it) || hasFailed(it))
}

/** Results below the author's headers are from the author's server, which may check nothing. */
function hasWrittenResults(headers: readonly MailHeader[]) {
  const first = headers.findIndex((it) => resultsIn(it) !== null || writtenByAuthor.has(it.key))
  const header = headers[first]
  return header !== undefined && resultsIn(header) !== null
}

/** The same domain, or one below the other: `mail.example.com` and `example.com`. */
function isAligned(domain: string | null, from: string | undefined) {
  if (domain === null || from === undefined) return true
  const [one, other] = [domain.toLowerCase(), from.toLowerCase()]
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/**
 * Servers prepend headers: the topmost results are from the server that received the mail, even
 * below its own internal hops (as at Gmail and Microsoft). They end at the next hop.
 */
function resultsOfReceiver(headers: readonly MailHeader[]): Result[][] {
  const first = headers.findIndex((header) => resultsIn(header) !== null)
  if (first === -1) return []
  const length = headers.slice(first).findIndex(({ key }) => key === 'received')
  const hop = length === -1 ? headers.slice(first) : headers.slice(first, first + length)
  return hop.map((header) => resultsIn(header) ?? [])
}

/** Returns null for a header without results. */
function resultsIn({ key, value }: MailHeader): Result[] | null {
  if (key === 'authentication-results') return parseResults(value)
  if (key !== 'received-spf') return null
  const isOfHelo = /\bidentity=helo\b/i.test(value)
  const domain = domainIn(/\benvelope-from=(\S*)/i.exec(withoutQuotes(value)))
  return [{ method: 'spf', outcome: firstWord(value), isOfHelo, domain }]
}

/** RFC 8601: a server name, which Microsoft omits, then results separated by semicolons, or `none`. */
function parseResults(value: string): Result[] {
  return withoutQuotes(value)
    .split(';')
    .flatMap((part, index) => {
      if (index > 0 && part.trim().toLowerCase() === 'none')
        return [{ method: 'none', outcome: 'none', isOfHelo: false, domain: null }]
      const [, method, outcome] = result.exec(part) ?? []
      if (method === undefined || outcome === undefined) return []
      const isOfHelo = /\bsmtp\.helo=/i.test(part) && !/\bsmtp\.mail(?:from)?=/i.test(part)
      const domain = domainIn(/\b(?:smtp\.mail(?:from)?|header\.[di])=(\S*)/i.exec(part))
      const found = { method: method.toLowerCase() as Method, outcome: outcome.toLowerCase() }
      return [{ ...found, isOfHelo, domain }]
    })
}

/**
 * Removes (nested) comments and quoted text, which the sender may control. An unterminated one is
 * meant to hide what follows, so keep it.
 */
function withoutQuotes(value: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (const [char] of value.matchAll(/\\[^]|[^]/g)) {
    if (char === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += char
  }
  return depth > 0 || isQuoted ? value : kept
}

/** SPF for the HELO name says nothing about the sender. */
function firstOf(perHeader: Result[][], method: Method): Result[] {
  const ofMethod = perHeader.map((results) =>
    results.filter((it) => it.method === method && !it.isOfHelo),
  )
  return ofMethod.find((results) => results.length > 0) ?? []
}

function hasFailed({ outcome }: Result) {
  return failed.has(outcome)
}

function hasPassed({ outcome }: Result) {
  return outcome === 'pass'
}

function domainIn(match: RegExpExecArray | null) {
  const value = match?.[1]?.replace(/[;,>]+$/, '') ?? ''
  return value.slice(value.lastIndexOf('@') + 1).replace(/\.$/, '') || null
}

function firstWord(value: string) {
  return /[a-z]+/i.exec(value)?.[0].toLowerCase() ?? ''
}
