import type { Pages } from './pages.ts'
import { ink, margin } from './paper.ts'

/** Returns where the content begins. */
export function writeHeading({ tags, write }: Pages, title: string, y: number) {
  tags.put('H2', () => write(title, margin, y, { size: 14, face: 'strong' }))
  return y + 14
}

export function writeLabel({ tags, write }: Pages, title: string, x: number, y: number) {
  tags.put('H2', () => write(title, x, y, { size: 8.5, face: 'strong', color: ink.text }))
  return y + 16
}
