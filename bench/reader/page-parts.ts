import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '..', '..', '.cache', 'bench')

/** What other benches leave for the published page. */
export type PagePart = 'documents'

/** Prints a result and keeps it until the page is written. */
export function keepForPage(part: PagePart, text: string) {
  console.info(text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(part), text)
}

/** The last result of that bench on this machine, if there is one. */
export function keptForPage(part: PagePart): string | undefined {
  return existsSync(fileOf(part)) ? readFileSync(fileOf(part), 'utf8') : undefined
}

function fileOf(part: PagePart) {
  return join(folder, `page-${part}.md`)
}
