import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import addressparser from 'nodemailer/lib/addressparser'
import { type MailHead, type MailHeader, valuesOf } from './mail-head.ts'

export type ReadHead = {
  head: MailHead
  bodySha256: string
  /** Longer than any legitimate one: the rest was not parsed. */
  isTooLong: boolean
  /** A bare CR: some programs see a header after it, others do not. */
  hasBareReturn: boolean
  sender: string
  subject: string
}

/** Longer than any legitimate one. */
export const maxHeadBytes = 200_000
const maxShownLength = 200
/** Only this much of From and Subject is parsed: more than legitimate ones have. */
const maxParsed = { froms: 10, length: 4000 }
export const endOfHead = /\r?\n\r?\n/
const addressPattern = String.raw`[^\s<>@,;:()"\\[\]]+@[^\s<>@,;:()"\\[\]]+`
const namePattern = String.raw`(?:[^<>@,;:()"\\]|"(?:\\.|[^"\\])*")*`
const plainFrom = new RegExp(
  String.raw`^from:(?:\s*${addressPattern}|${namePattern}<${addressPattern}>)\s*$`,
  'i',
)

export async function readHead(path: string, envelopeFrom: string | null): Promise<ReadHead> {
  const body = createHash('sha256')
  let text = ''
  let isBody = false
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    if (isBody) {
      body.update(chunk as string, 'latin1')
      continue
    }
    text += chunk as string
    const end = endOfHead.exec(text)
    if (!end && text.length <= maxHeadBytes) continue
    isBody = true
    const length = end ? end.index + end[0].length : text.length
    body.update(text.slice(length), 'latin1')
    text = text.slice(0, end ? end.index : maxHeadBytes + 1)
  }
  const head = parseHead(Buffer.from(text, 'latin1').toString('utf8'), envelopeFrom)
  return {
    head,
    bodySha256: body.digest('hex'),
    isTooLong: text.length > maxHeadBytes,
    hasBareReturn: /\r(?!\n)/.test(text),
    sender: shown(head.from[0] ?? ''),
    subject: shown(withoutEncodedWords(cut(valuesOf(head.headers, 'subject')[0] ?? ''))),
  }
}

export function parseHead(text: string, envelopeFrom: string | null): MailHead {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap(parseHeader)
  const froms = lines.filter((line) => /^from[ \t]*:/i.test(line))
  return {
    headers,
    envelopeFrom,
    from: valuesOf(headers, 'from').slice(0, maxParsed.froms).map(cut).flatMap(addressesIn),
    hasPlainFrom: froms.length === 1 && froms.every((line) => plainFrom.test(line)),
    messageId: valuesOf(headers, 'message-id')[0] ?? null,
  }
}

function parseHeader(line: string): MailHeader[] {
  const [, key, value = ''] = /^([!-9;-~]+)[ \t]*:([^]*)$/.exec(line) ?? []
  return key === undefined ? [] : [{ key: key.toLowerCase(), value: value.trim() }]
}

function cut(value: string) {
  return value.slice(0, maxParsed.length)
}

function addressesIn(value: string) {
  return addressparser(value, { flatten: true })
    .map(({ address }) => address)
    .filter((address) => address !== '')
}

/** One line that can be stored and shown. */
function shown(text: string) {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, maxShownLength).join('')
}

const encodedWord = /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi

/** `=?utf-8?q?Caf=C3=A9?=` becomes Café (RFC 2047); leaves invalid words unchanged. */
function withoutEncodedWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(encodedWord, (all: string, charset: string, way: string, word: string) => {
      const bytes = way.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : bytesOf(word)
      try {
        return new TextDecoder(charset).decode(bytes)
      } catch {
        return all
      }
    })
}

function bytesOf(quoted: string) {
  const plain = quoted
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(plain, 'latin1')
}
