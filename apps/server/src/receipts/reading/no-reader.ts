import { nothingRead, type ReceiptReader } from './reader.ts'

/** For an installation without an engine: the form opens with empty fields. */
export function createNoReader(): ReceiptReader {
  return { read: async () => nothingRead }
}
