import type { Recognizer } from './recognizer.ts'

/** The letters of one of our recognisers, and how high it wants its lines. */
export function alphabetOf(file: string): Pick<Recognizer, 'alphabet' | 'style'> {
  return { alphabet: ['', ...file.split(/\r?\n/), ' '], style: { height: 32 } }
}
