import { columnGap, columnMark, createLineLayout, type Line } from './line-layout.ts'

const maxMarkup = 1_000_000

const blocks = new Set(
  'address article aside blockquote body br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(
    ' ',
  ),
)
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const unread = new Set('iframe object script select style svg template textarea title'.split(' '))

/** Any other `<` is plain text. */
const markupStart = /<(?=\/?[a-z]|[!?])/gi
const tagStart = /<(\/?)([a-z][a-z\d]*)/iy
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i

type Tag = { name: string; isEnd: boolean; attributes: string; end: number }

/**
 * The text of an HTML mail, row by row, with the cells of a table row on one line. Renders nothing:
 * skips all markup, including URLs.
 */
export function htmlLines(html: string): Line[] {
  const markup = html.slice(0, maxMarkup)
  // An unterminated hidden element would hide the rest of the mail.
  return read(markup, true) ?? read(markup, false) ?? []
}

/** Returns null for an unterminated hidden element. Runs in linear time for any input. */
function read(html: string, isHiding: boolean): Line[] | null {
  const sheet = createLineLayout()
  let hidden: { name: string; depth: number } | null = null
  let preformatted = 0
  let position = 0

  const write = (text: string) => {
    if (hidden) return
    const plain = withoutEntities(text)
    if (preformatted === 0) return sheet.write(plain)
    for (const [index, line] of plain.split('\n').entries()) {
      if (index > 0) sheet.endLine()
      sheet.write(line.replace(columnGap, columnMark))
    }
  }

  while (position < html.length) {
    markupStart.lastIndex = position
    const start = markupStart.exec(html)?.index ?? html.length
    write(html.slice(position, start))
    if (start === html.length) break

    const tag = tagAt(html, start)
    if (!tag) {
      position = endOfDeclaration(html, start)
      continue
    }
    position = tag.end
    if (!tag.isEnd && unread.has(tag.name)) {
      position = startOfEnd(html, tag.name, position)
      continue
    }
    if (hidden) {
      if (tag.name === hidden.name) hidden.depth += tag.isEnd ? -1 : 1
      if (hidden.depth === 0) hidden = null
      else continue
    } else if (isHiding && isHidden(tag)) {
      hidden = { name: tag.name, depth: 1 }
      continue
    }
    if (tag.name === 'pre') preformatted = Math.max(0, preformatted + (tag.isEnd ? -1 : 1))
    sheet.mark(tag.name, tag.isEnd)
    if (blocks.has(tag.name)) sheet.endLine()
  }
  return hidden ? null : sheet.lines()
}

function tagAt(html: string, start: number): Tag | null {
  tagStart.lastIndex = start
  const [all, slash, name] = tagStart.exec(html) ?? []
  if (all === undefined || name === undefined) return null
  const end = endOfTag(html, start + all.length)
  const attributes = html.slice(start + all.length, end - 1)
  return { name: name.toLowerCase(), isEnd: slash === '/', attributes, end }
}

/** Index after its `>`, ignoring one in quotes; ignores an unterminated quote. */
function endOfTag(html: string, from: number): number {
  const marks = /["'>]/g
  let position = from
  while (true) {
    marks.lastIndex = position
    const mark = marks.exec(html)
    if (!mark) return html.length
    if (mark[0] === '>') return mark.index + 1
    const closing = html.indexOf(mark[0], mark.index + 1)
    position = (closing === -1 ? mark.index : closing) + 1
  }
}

function startOfEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

/** Index after a comment, `<!doctype>`, `<![endif]>` or `<?xml?>`. */
function endOfDeclaration(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start)
  const closing = isComment ? '-->' : '>'
  const end = html.indexOf(closing, start + 2)
  return end === -1 ? html.length : end + closing.length
}

function isHidden({ name, isEnd, attributes }: Tag) {
  if (isEnd || voids.has(name)) return false
  const [, style = ''] = /\sstyle\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes) ?? []
  const names = attributes.replace(/"[^"]*"|'[^']*'/g, '')
  return hiddenStyle.test(style) || /\shidden\b(?!-)/i.test(names)
}

/** The names of U+00A0 to U+00FF, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )

/** Others that mails use. */
const others =
  'amp & lt < gt > quot " apos \' euro € ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ hellip … bull • trade ™ minus − OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž'.split(
    ' ',
  )

const named = new Map([
  ...latin1.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...others.flatMap((name, index) =>
    index % 2 === 0 ? [[name, others[index + 1]!] as const] : [],
  ),
])

const spaces = new Set(['ensp', 'emsp', 'thinsp'])
const unseen = new Set(['zwnj', 'zwj', 'lrm', 'rlm'])

const windows1252 = new TextDecoder('windows-1252')

/** `&euro;` becomes €; leaves unknown entities unchanged. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));?/gi, (all, ...found) => {
    const [decimal, hexadecimal, name] = found as (string | undefined)[]
    if (name === undefined) return ofCode(decimal ? Number(decimal) : parseInt(hexadecimal!, 16))
    if (spaces.has(name)) return ' '
    return unseen.has(name) ? '' : (named.get(name) ?? all)
  })
}

/** Windows-1252 code points are often used as if they were Unicode. */
function ofCode(code: number) {
  if (code >= 0x80 && code < 0xa0) return windows1252.decode(Uint8Array.of(code))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
}
