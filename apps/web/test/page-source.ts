import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page as it is before anything is built into it. */
export const pageSource = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
