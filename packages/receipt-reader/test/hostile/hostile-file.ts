import type { DocumentProblem } from '@quittance/contract/document-rules'

/** A hostile document, or one that looks hostile, and the expected answer. */
export type HostileFile = {
  /** Its kind, what is wrong with it, and the ending it pretends to. */
  name: string
  /** Made when asked for: some are large, and each is the same every time. */
  bytes: () => Buffer
  /** `opens` if it looks odd but is harmless within the limits. */
  expects: DocumentProblem | 'opens'
}
