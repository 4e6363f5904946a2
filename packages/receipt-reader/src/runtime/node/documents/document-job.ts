import type { DocumentProblem, ProblemFacts } from '@quittance/contract/document-rules'
import type { DocumentReading, OpenedDocument } from '#document.ts'
import type { EnclosureFile } from './enclosures.ts'
import type { MailParts } from './mail.ts'
import type { PagePicture } from './page-pictures.ts'

/** What a document process is asked for; files are named by their paths, so that no bytes travel twice. */
export type DocumentJob =
  | { do: 'look'; path: string }
  | { do: 'draw'; path: string; folder: string; pages: number[]; dpi: number; thumbnail: number }
  | { do: 'invoice'; opened: OpenedDocument }
  | { do: 'mail'; path: string; folder: string }
  | { do: 'enclosures'; path: string; folder: string }

export type DocumentAnswer =
  | { opened: OpenedDocument }
  | { drawn: PagePicture[] }
  | { reading: DocumentReading }
  | { mail: MailParts }
  | { enclosures: EnclosureFile[] }
  | { refused: DocumentProblem; facts: ProblemFacts }
