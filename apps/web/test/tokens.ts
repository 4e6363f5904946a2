import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../src/ui/tokens.css')
const [light = '', dark = ''] = readFileSync(path, 'utf8').split('\n.dark {')

/** What a token is as the theme gives it, or else as both have it. */
export function tokenOf(name: string, theme: 'light' | 'dark'): string {
  const rule = new RegExp(`--${name}: ([^;]+);`)
  const found = (theme === 'dark' && dark.match(rule)) || light.match(rule)
  if (!found?.[1]) throw new Error(`There is no token ${name}.`)
  return found[1]
}
