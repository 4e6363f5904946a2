import type { MailFile, MailWords, TakenApart } from '#documents/document-reader.ts'
import type { ForwardHead } from './forwarded.ts'
import type { Line } from './line-layout.ts'
import { hasAmount, mailLines } from './mail-lines.ts'
import {
  type MailContents,
  type MailPart,
  type PartKind,
  type RefusedPart,
  selectParts,
  shownIn,
} from './select-parts.ts'

/** A mail that is its own receipt, as lines to read. */
export type MailText = {
  lines: Line[]
  forwarded: ForwardHead | null
  /** For a nested mail, which is a file of its own; null for the outer mail. */
  inside: { path: string; subject: string } | null
}

export type ChosenPart =
  | { as: 'document' | 'photo'; file: MailFile }
  | { as: 'mail'; mail: MailText }
  | { as: 'refused'; name: string; problem: RefusedPart['problem'] }

/** `files` lists the parts: attachments first, then the nested mails. */
type Opened = { contents: MailContents; text: MailText; files: (MailFile | Opened)[] }

export function chooseParts(mail: TakenApart): ChosenPart[] {
  const insides = mail.inside.map((words, index) => open(words, mail, index, []))
  // A mail without text gets that of the first nested mail, which is handled separately.
  const isEmpty = mail.inside.some(({ text, html }) => text === mail.text && html === mail.html)
  const words = isEmpty ? { text: null, html: null } : mail
  const all = open(words, mail, null, insides)
  const { taken, refused } = selectParts(all.contents)
  return [
    ...taken.map(({ at, as }) => takenAt(all, at, as)),
    ...refused.map(({ at, problem }): ChosenPart => {
      const file = at.reduce<MailFile | Opened | undefined>(stepInto, all)
      return { as: 'refused', name: file && isFile(file) ? file.name : '', problem }
    }),
  ]
}

function open(
  words: MailWords,
  mail: TakenApart,
  within: number | null,
  insides: Opened[],
): Opened {
  const own = mail.files.filter((file) => file.within === within)
  const inside = within === null ? null : (mail.inside[within] ?? null)
  const text = { ...mailLines(words), inside }
  return {
    text,
    files: [...own, ...insides],
    contents: {
      parts: [...own.map(partOf), ...insides.map(({ contents }) => mailPart(contents))],
      shown: shownIn(words.html ?? ''),
      hasText: text.lines.length > 0,
      hasAmount: hasAmount(text.lines),
    },
  }
}

function takenAt(
  all: Opened,
  at: readonly number[],
  as: 'document' | 'photo' | 'mail',
): ChosenPart {
  const found = at.reduce<MailFile | Opened | undefined>(stepInto, all)
  if (!found) throw new Error('The selected part is not in the mail.')
  if (isFile(found)) return { as: as === 'photo' ? 'photo' : 'document', file: found }
  return { as: 'mail', mail: found.text }
}

function stepInto(here: MailFile | Opened | undefined, index: number) {
  return here && !isFile(here) ? here.files[index] : undefined
}

function isFile(found: MailFile | Opened): found is MailFile {
  return 'path' in found
}

function partOf({ kind, mimeType, name, bytes, contentId }: MailFile): MailPart {
  const isOutlookOwn = kind === 'outlook-format'
  return {
    kind: isOutlookOwn || kind === 'empty' ? 'other' : (kind satisfies PartKind),
    mimeType: isOutlookOwn ? 'application/ms-tnef' : mimeType,
    name: name === '' ? null : name,
    bytes,
    contentId,
    mail: null,
  }
}

function mailPart(contents: MailContents): MailPart {
  const mimeType = 'message/rfc822'
  return { kind: 'mail', mimeType, name: null, bytes: 0, contentId: null, mail: contents }
}
