import { extname } from 'node:path'
import { startWorkerProcess } from '@quittance/receipt-reader/runtime/node/worker-process'
import type { MailWords, TakenApart } from '#documents/document-reader.ts'
import { documentRefused } from '#documents/refusal.ts'
import type { ChosenPart } from './mail-contents.ts'

/** The worker next to this file: a source file, or an entry of its own in the bundle. */
const workerFile = new URL(`./mail-worker${extname(import.meta.url)}`, import.meta.url)

/** Fifty long nested mails; more would take a minute. */
const maxTextLength = 3_000_000
const maxMs = 10_000
const heapMegabytes = 128

export async function chosenParts(mail: TakenApart, timeLimitMs = maxMs): Promise<ChosenPart[]> {
  const letters = [mail, ...mail.inside].reduce((sum, words) => sum + lettersOf(words), 0)
  if (letters > maxTextLength) throw documentRefused('too-large')
  const worker = startWorkerProcess<TakenApart, ChosenPart[]>(workerFile, [], {
    rights: {},
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    worker.kill()
  }, timeLimitMs)
  try {
    const parts = await worker.run(mail)
    const paths = new Set([...mail.files, ...mail.inside].map(({ path }) => path))
    if (parts.flatMap(pathsOf).every((path) => paths.has(path))) return parts
    throw new Error('The process for mail named a file of its own.')
  } catch {
    throw documentRefused(isLate ? 'time' : 'died')
  } finally {
    clearTimeout(timer)
    worker.kill()
  }
}

function pathsOf(part: ChosenPart): string[] {
  if (part.as === 'refused') return []
  if (part.as === 'mail') return part.mail.inside ? [part.mail.inside.path] : []
  return [part.file.path]
}

function lettersOf({ text, html }: MailWords) {
  return (text?.length ?? 0) + (html?.length ?? 0)
}
