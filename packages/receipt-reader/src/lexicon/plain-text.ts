import { withoutAccents } from './fold.ts'
import { memoize } from './memoize.ts'

/** Upper case without accents, wide figures and signs made ordinary. */
export const plainText = memoize((text: string): string =>
  withoutAccents(text.normalize('NFKC').toUpperCase()).normalize('NFC'),
)
