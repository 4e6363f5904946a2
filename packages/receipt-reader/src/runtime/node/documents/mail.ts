import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, addressParser, decodeWords, type Email } from 'postal-mime'
import { DocumentRefusedError } from '#document.ts'
import { type BytesKind, kindOfBytes } from './kind-of-bytes.ts'
import { shownName } from './shown-name.ts'

export type MailPart = {
  /** Its name in the folder, one of ours. */
  file: string
  /** As the sender named it: to be shown, never to be a path. */
  name: string
  kind: BytesKind
  bytes: number
  /** Declared by the sender: a hint, not proof. */
  mimeType: string
  contentId: string | null
  /** The page of the mail shows it, as it does logos. */
  isShownInText: boolean
  /** Which of the mails inside it came with; null for the mail itself. */
  within: number | null
}

export type MailParts = {
  headers: { key: string; value: string }[]
  /** All of them, to detect a mail with several senders or two From lines. */
  from: { name: string; address: string }[]
  messageId: string | null
  subject: string
  text: string | null
  html: string | null
  parts: MailPart[]
  /** The words of mails that were forwarded as files, and each as a file of its own. */
  inside: { text: string | null; html: string | null; subject: string; file: string }[]
}

const limits = {
  borders: 5000,
  shortLines: 100_000,
  parts: 50,
  depth: 20,
  headers: 200_000,
  text: 200_000,
}
/** Files are packed into lines of 60 to 76 letters. */
const shortLine = 40
const dash = 0x2d
const nested = 'message/rfc822'

/** Takes a mail apart: its files into the folder, its words as they are. */
export async function takeMailApart(bytes: Uint8Array, folder: string): Promise<MailParts> {
  const mail = await parse(bytes)
  if (mail.attachments.length > limits.parts) throw new DocumentRefusedError('too-large')
  const mailsInside = mail.attachments.filter(isMail)
  const inside = await Promise.all(mailsInside.map(parseInside))
  const attachments = [
    ...mail.attachments.filter((one) => !isMail(one)).map((one) => ({ one, within: null })),
    ...inside.flatMap((it, within) => it.attachments.map((one) => ({ one, within }))),
  ]
  if (attachments.length > limits.parts) throw new DocumentRefusedError('too-large')
  const parts = attachments.map(({ one, within }, index) => partOf(one, within, index))
  for (const { part, content } of parts) await writeFile(join(folder, part.file), content)
  const mailFiles = mailsInside.map((_, index) => `mail-${String(index + 1).padStart(2, '0')}`)
  for (const [index, { content }] of mailsInside.entries()) {
    await writeFile(join(folder, mailFiles[index]!), asSent(bytesOf(content)), 'latin1')
  }
  const withText = [mail, ...inside].find(({ text, html }) => text?.trim() || html?.trim()) ?? mail
  return {
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    from: sendersOf(mail),
    messageId: mail.messageId?.trim() ?? null,
    subject: mail.subject ?? '',
    ...wordsOf(withText),
    parts: parts.map(({ part }) => part),
    inside: inside.map((it, index) => ({
      ...wordsOf(it),
      subject: shownName(it.subject ?? ''),
      file: mailFiles[index]!,
    })),
  }
}

function wordsOf({ text, html }: Email) {
  return { text: text?.slice(0, limits.text) ?? null, html: html?.slice(0, limits.text) ?? null }
}

/** A mail of many thousand parts would be taken apart for seconds, and each line outside of a packed file costs a kilobyte. */
function refuseByLines(bytes: Uint8Array) {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let borders = 0
  let shortLines = 0
  let start = 0
  for (let end = mail.indexOf('\n'); end !== -1; end = mail.indexOf('\n', start)) {
    if (mail[start] === dash && mail[start + 1] === dash) borders++
    if (end - start < shortLine) shortLines++
    if (borders > limits.borders || shortLines > limits.shortLines) {
      throw new DocumentRefusedError('too-large')
    }
    start = end + 1
  }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  refuseByLines(bytes)
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: limits.depth,
      maxHeadersSize: limits.headers,
      forceRfc822Attachments: true,
    })
  } catch (error) {
    const isHead = error instanceof Error && error.message.startsWith('Maximum header size')
    throw new DocumentRefusedError(isHead ? 'too-large' : 'nested-mail')
  }
}

/** A mail that was forwarded as a file is opened; one within that is not. */
async function parseInside({ content }: Attachment) {
  const mail = await parse(bytesOf(content))
  if (mail.attachments.some(isMail)) throw new DocumentRefusedError('nested-mail')
  return mail
}

function isMail({ mimeType }: Attachment) {
  return mimeType === nested
}

function partOf(attachment: Attachment, within: number | null, index: number) {
  const content = bytesOf(attachment.content)
  const part: MailPart = {
    file: `part-${String(index + 1).padStart(2, '0')}`,
    name: shownName(attachment.filename ?? ''),
    kind: kindOfBytes(content),
    bytes: content.length,
    mimeType: attachment.mimeType.toLowerCase().slice(0, 200),
    contentId: attachment.contentId?.slice(0, 300) ?? null,
    isShownInText: attachment.related === true,
    within,
  }
  return { part, content }
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** The parser ends lines by a feed alone; mails are sent with both. */
function asSent(mail: Uint8Array): string {
  return Buffer.from(mail).toString('latin1').replace(/\r?\n/g, '\r\n')
}

function sendersOf({ headers }: Email) {
  return headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .map(({ name, address = '' }) => ({ name: decodeWords(name), address }))
}
