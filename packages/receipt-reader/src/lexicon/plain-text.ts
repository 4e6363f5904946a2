import { withoutAccents } from './fold.ts'

/** Upper case without accents, wide figures and signs made ordinary. */
export function plainText(text: string): string {
  return withoutAccents(text.normalize('NFKC').toUpperCase()).normalize('NFC')
}
