import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MailAttachment, Mailbox, MailboxMessage } from './mail.ts'

/** Replaces a mail server when trying the product: stores mails as files. */
export function createMailbox(folder: string): Mailbox {
  async function list() {
    const names = await readdir(folder).catch(() => [])
    const newestFirst = names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
    return Promise.all(newestFirst.slice(0, 100).map((name) => read(join(folder, name))))
  }

  async function find(id: string) {
    return (await list()).find((message) => message.id === id)
  }

  return {
    async send({ attachments: sent, ...text }) {
      const sentAt = new Date().toISOString()
      const id = randomUUID()
      const path = join(folder, `${sentAt.replaceAll(':', '-')}-${id}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const attachments = await storeAttachments(join(folder, id), sent)
      const message: MailboxMessage = { id, sentAt, ...text, attachments }
      await writeFile(`${path}.new`, JSON.stringify(message), { mode: 0o600 })
      await rename(`${path}.new`, `${path}.json`)
    },
    list,
    find,
    async openAttachment(id, index) {
      const attachment = (await find(id))?.attachments[index]
      if (!attachment) return undefined
      return { ...attachment, open: () => createReadStream(join(folder, id, String(index))) }
    },
  }
}

/** Stored before the message, which must not name missing files. */
async function storeAttachments(folder: string, attachments: MailAttachment[]) {
  if (attachments.length === 0) return []
  await mkdir(folder, { mode: 0o700 })
  const kept: MailboxMessage['attachments'] = []
  try {
    for (const [index, { name, contentType, open }] of attachments.entries()) {
      const path = join(folder, String(index))
      await pipeline(open(), createWriteStream(path, { mode: 0o600 }))
      kept.push({ name, contentType, bytes: (await stat(path)).size })
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return kept
}

/** Mail stored by an earlier version has no list of attachments. */
async function read(path: string): Promise<MailboxMessage> {
  const message = JSON.parse(await readFile(path, 'utf8')) as MailboxMessage
  return { ...message, attachments: message.attachments ?? [] }
}
