import type { DocumentProblem } from '@quittance/contract/document-rules'

/** A document made to harm whoever opens it, or to look as if, and what is to be said about it. */
export type HostileFile = {
  /** Its kind, what is wrong with it, and the ending it pretends to. */
  name: string
  /** Made when asked for: some are large, and each is the same every time. */
  bytes: () => Buffer
  /** `opens` where it looks odd but does no harm within the limits. */
  expects: DocumentProblem | 'opens'
}
