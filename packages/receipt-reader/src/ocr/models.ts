import type { Finders } from '#find/find-text.ts'
import type { Recognizer } from '#recognize/recognizer.ts'

export type OcrModels = Finders & {
  /** Our own: fast, with spaces, accents and the signs of all our currencies. */
  own: Recognizer
  /**
   * Our own for Japanese and Chinese. Few receipts need it, so it takes memory only from the first one on, which
   * waits a tenth of a second for it. Undefined where it is not at hand: the page is read as if in Latin letters.
   */
  asian(): Promise<Recognizer | undefined>
}
