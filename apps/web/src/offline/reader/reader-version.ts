import type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'

export type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'

// Defined by the build; missing in development.
declare const READER_VERSION: ReaderVersion | undefined

/** The reader that belongs to this version of the app; null if the build has none. */
export const readerVersion: ReaderVersion | null =
  typeof READER_VERSION === 'undefined' ? null : READER_VERSION
