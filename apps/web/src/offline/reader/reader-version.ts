import type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'

export type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'

// Written in by the build; there is none while the app is being developed.
declare const READER_VERSION: ReaderVersion | undefined

/** The reader that belongs to this version of the app; null where the build brought none. */
export const readerVersion: ReaderVersion | null =
  typeof READER_VERSION === 'undefined' ? null : READER_VERSION
