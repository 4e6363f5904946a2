import { type ForwardHead, forwardedParts } from './forwarded.ts'
import { htmlLines } from './html-lines.ts'
import { columnGap, type Line, maxLinesRead } from './line-layout.ts'

export type MailBody = { text: string | null; html: string | null }
export type MailLines = {
  lines: Line[]
  /** The forwarded mail's header; null if not forwarded, or the mail's own text is the receipt. */
  forwarded: ForwardHead | null
}

const maxText = 1_000_000
const maxLines = 400
const maxColumns = 12
const maxColumnLength = 300
const maxCharacters = 200_000

/** Invisible characters, and those that change the text direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f]/gu
/** Link targets, and the placeholders mail programs write for images. */
const links = /[<[]?\b(?:https?|ftp|mailto):[^\s<>[\]]*[>\]]?|\[(?:image|cid):[^\]]{0,300}\]/gi
/** `*Total*`, as bold becomes in plain text; but not a card's `**** 1234`. */
const bold = /(?<![*\p{L}\p{N}])\*([^\s*](?:[^*]*[^\s*])?)\*(?![*\p{L}\p{N}])/gu

const decimals = /(?<![\d.,])\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?![.,]?\d)/u
const withSign = /[€$£¥₩￥]\s?\d|\d\s?(?:[€£¥₩￥円元원]|(?:EUR|USD|GBP|CHF|JPY|KRW)\b)/u

/** The lines of a mail without attachments: those of the forwarded mail, if it names an amount. */
export function mailLines(body: MailBody): MailLines {
  const { head, lines } = receiptIn(forwardedParts(linesOf(body)))
  return { lines: cut(lines), forwarded: head }
}

export function hasAmount(lines: readonly Line[]): boolean {
  return lines.some((line) => {
    const text = line.join(' ')
    return decimals.test(text) || withSign.test(text)
  })
}

/** The plain text, unless only the HTML names an amount. */
function linesOf({ text, html }: MailBody): Line[] {
  const plain = clean(textLines(text ?? ''))
  if (html === null || hasAmount(plain)) return plain
  const marked = clean(htmlLines(html))
  return plain.length === 0 || hasAmount(marked) ? marked : plain
}

function textLines(text: string): Line[] {
  const lines = text.slice(0, maxText).split(/\r\n?|\n/, maxLinesRead)
  return lines.map((line) => line.replace(/^(?:\s?>)+\s?/, '').split(columnGap))
}

/** Text above a forwarded mail is a note, and its signature names another company. */
function receiptIn(parts: ReturnType<typeof forwardedParts>) {
  const [note, ...forwarded] = parts
  const withAmount = forwarded.find(({ lines }) => hasAmount(lines))
  if (withAmount) return withAmount
  if (note && hasAmount(note.lines)) return note
  const head = forwarded.at(-1)?.head ?? null
  return { head, lines: parts.flatMap(({ lines }) => lines) }
}

function clean(lines: Line[]): Line[] {
  return lines
    .map((line) => line.slice(0, maxColumns).map(cleanColumn).filter(hasLetters))
    .filter((line) => line.length > 0)
}

function cleanColumn(text: string) {
  return text
    .slice(0, 10 * maxColumnLength)
    .replace(/[\t\u00a0]/g, ' ')
    .replace(unseen, '')
    .replace(links, '')
    .replace(bold, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxColumnLength)
    .toWellFormed()
}

function hasLetters(text: string) {
  return /[\p{L}\p{N}]/u.test(text)
}

function cut(lines: Line[]): Line[] {
  let characters = 0
  return lines.slice(0, maxLines).filter((line) => {
    characters += line.join(' ').length
    return characters <= maxCharacters
  })
}
