import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page before the build changes it. */
export const pageSource = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
