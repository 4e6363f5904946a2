import type { Pages } from './pages.ts'
import { ink, margin } from './paper.ts'

/** Of a part of the document; gives where what follows begins. */
export function writeHeading({ tags, write }: Pages, title: string, y: number) {
  tags.put('H2', () => write(title, margin, y, { size: 14, face: 'strong' }))
  return y + 14
}

/** Of a block on the first page. */
export function writeLabel({ tags, write }: Pages, title: string, x: number, y: number) {
  tags.put('H2', () => write(title, x, y, { size: 8.5, face: 'strong', color: ink.text }))
  return y + 16
}
