import { withoutAccents } from './fold.ts'
import { remembered } from './remembered.ts'

/** Upper case without accents, wide figures and signs made ordinary. */
export const plainText = remembered((text: string): string =>
  withoutAccents(text.normalize('NFKC').toUpperCase()).normalize('NFC'),
)
