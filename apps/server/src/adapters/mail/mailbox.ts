import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailbox, MailboxMessage } from '#mail/mail.ts'

/** Mail for a newcomer without a mail server: kept as files, read on the mailbox page. */
export function createMailbox(folder: string): Mailbox {
  async function list() {
    const names = await readdir(folder).catch(() => [])
    const newestFirst = names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
    return Promise.all(newestFirst.slice(0, 100).map((name) => read(join(folder, name))))
  }

  return {
    async send(message) {
      const sentAt = new Date().toISOString()
      const id = randomUUID()
      const path = join(folder, `${sentAt.replaceAll(':', '-')}-${id}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.new`, JSON.stringify({ id, sentAt, ...message }), { mode: 0o600 })
      await rename(`${path}.new`, `${path}.json`)
    },
    list,
    async find(id) {
      return (await list()).find((message) => message.id === id)
    },
  }
}

async function read(path: string) {
  return JSON.parse(await readFile(path, 'utf8')) as MailboxMessage
}
