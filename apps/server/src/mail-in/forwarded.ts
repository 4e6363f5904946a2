import type { Line } from './line-layout.ts'

export type ForwardHead = {
  name: string | null
  address: string | null
  date: string | null
  subject: string
}

type Label = 'from' | 'date' | 'to' | 'subject' | 'other'
type MarkedLine = { label: Label | undefined; value: string; isMoreOfAddresses: boolean }
type Block = { start: number; end: number; head: ForwardHead }

/** The labels of mail programs, in the reader's languages and some more. */
const names: Record<Label, string> = {
  from: 'from, von, absender, de, expéditeur, da, mittente, van, afzender, remitente, från, fra, od, 差出人, 发件人, 寄件者, 보낸 사람',
  date: 'date, sent, sent at, sent on, datum, gesendet, gesendet am, envoyé, envoyé le, fecha, enviado, enviado el, enviada em, enviado em, data, inviato, verzonden, skickat, sendt, dato, wysłano, 送信日時, 日付, 发送时间, 日期, 보낸 날짜, 날짜',
  to: 'to, an, à, a, pour, para, aan, till, til, do, 宛先, 收件人, 받는 사람',
  subject:
    'subject, betreff, objet, asunto, assunto, oggetto, onderwerp, ämne, emne, temat, 件名, 主题, 主旨, 제목',
  other:
    'cc, bcc, kopie, kopie an, copie à, copia, reply-to, antwort an, répondre à, responder a, rispondi a, antwoord aan, importance, wichtigkeit, priority, attachments, anlagen',
}

const labels = new Map(
  (Object.keys(names) as Label[]).flatMap((label) =>
    names[label].split(', ').map((name) => [name, label] as const),
  ),
)
const maxHeadLines = 30
const maxAddressLength = 330
/** Only this much of a line is parsed. */
const maxLineLength = 2000
const labelled = /^\*?([\p{L}][\p{L} -]{0,19}?)\s*[:：]\*?\s*(.*)$/u

export function forwardedParts(lines: Line[]): { head: ForwardHead | null; lines: Line[] }[] {
  const blocks = forwardBlocks(lines)
  const starts = [{ end: 0, head: null }, ...blocks]
  return starts.map(({ end, head }, index) => {
    return { head, lines: lines.slice(end, blocks[index]?.start) }
  })
}

function forwardBlocks(lines: Line[]): Block[] {
  const marked = lines.map(markLine)
  const blocks: Block[] = []
  for (let start = 0; start < marked.length; start += 1) {
    const block = blockAt(marked, start)
    if (!block) continue
    blocks.push(block)
    start = block.end - 1
  }
  return blocks
}

/** Parses each line once, however many headers it may be part of. */
function markLine(line: Line): MarkedLine {
  const text = line.join(' ')
  const [, name = '', value = ''] = labelled.exec(text.slice(0, maxLineLength)) ?? []
  const label = labels.get(name.trim().toLowerCase())
  return { label, value: value.trim(), isMoreOfAddresses: isMoreOfAddresses(text) }
}

/** A ticket has From, To and Date as well, but no subject. */
function blockAt(lines: MarkedLine[], start: number): Block | null {
  const found = new Map<Label, string>()
  let end = start
  for (; end < Math.min(lines.length, start + maxHeadLines); end += 1) {
    const { label, value, isMoreOfAddresses: isMore } = lines[end]!
    if (label && !(label !== 'other' && found.has(label))) found.set(label, value)
    else if (found.size === 0 || !isMore) break
  }
  const from = found.get('from')
  const subject = found.get('subject')
  if (!from || subject === undefined || !(found.has('date') || found.has('to'))) return null
  return { start, end, head: { ...senderIn(from), date: found.get('date') || null, subject } }
}

/** `"Hotel" <info@hotel.example>`, or only one of the two. */
function senderIn(text: string) {
  const from = text.slice(0, maxAddressLength)
  const [address = null] = /[^\s<>[\]()"',;:]+@[^\s<>[\]()"',;:]+/.exec(from) ?? []
  const name = from
    .replace(/[<[(].*$/, '')
    .replace(/["*]/g, '')
    .trim()
  return { name: name === '' || name.includes('@') ? null : name, address }
}

/** A long list of recipients continues on the next line. Checks only the end: it may be long. */
function isMoreOfAddresses(text: string) {
  const last = text.slice(text.lastIndexOf(' ') + 1).replace(/[;,]$/, '')
  const at = last.lastIndexOf('@')
  return last.length <= maxAddressLength && at > 0 && at < last.length - 1 && !text.includes(':')
}
