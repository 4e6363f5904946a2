import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../src/ui/tokens.css')
const [light = '', dark = ''] = readFileSync(path, 'utf8').split('\n.dark {')

/** A token's value in the theme, or its shared one. */
export function tokenOf(name: string, theme: 'light' | 'dark'): string {
  const rule = new RegExp(`--${name}: ([^;]+);`)
  const found = (theme === 'dark' && dark.match(rule)) || light.match(rule)
  if (!found?.[1]) throw new Error(`There is no token ${name}.`)
  return found[1]
}
