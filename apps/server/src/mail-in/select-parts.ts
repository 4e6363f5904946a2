/** The type detected from a part's content; `image` for JPEG, PNG and WebP. */
export type PartKind = 'pdf' | 'heic' | 'tiff' | 'xml' | 'image' | 'mail' | 'zip' | 'other'

export type MailPart = {
  kind: PartKind
  /** The sender's declared type, in lower case: a hint, never proof. */
  mimeType: string
  name: string | null
  bytes: number
  contentId: string | null
  /** The contents of a nested mail; null if it was not opened. */
  mail: MailContents | null
}

export type MailContents = {
  parts: readonly MailPart[]
  /** Images its HTML shows by `cid:`, as `shownIn` finds them. */
  shown: ReadonlySet<string>
  hasText: boolean
  hasAmount: boolean
}

/** The index of a part in the mail, then in the nested mail; the mail itself is []. */
type Place = readonly number[]

export type AcceptedPart = { at: Place; as: 'document' | 'photo' | 'mail' }
export type RefusedPart = {
  at: Place
  problem: 'zip' | 'nested-mail' | 'outlook-format' | 'not-a-document'
}
type Choice = AcceptedPart | RefusedPart

export type SelectedParts = { taken: AcceptedPart[]; refused: RefusedPart[] }

const documentKinds = new Set<PartKind>(['pdf', 'heic', 'tiff', 'xml'])
/** Logos and social media icons are smaller, photos of receipts are not. */
const minPhotoBytes = 15_000
const minEmbeddedPhotoBytes = 50_000

/** Usual attachments that are never receipts, ignored silently. */
const besides =
  /^(?:image|audio|video|multipart)\/|^message\/(?!rfc822$)|^text\/(?:plain|calendar|(?:x-)?vcard|x-amp-html)$|signature|pkpass|\/(?:ics|pgp-)/
const besidesByName = /\.(?:ics|vcf|p7s|asc|sig|pkpass|gif|svg|txt)$/i
const outlookOwn = /^application\/(?:vnd\.ms-outlook|(?:vnd\.)?ms-tnef)$/
const outlookOwnByName = /^winmail\.dat$|\.msg$/i

/**
 * Selects the parts that become receipts by type; the mail itself if none does. Never leaves some
 * out, since the mail is deleted afterwards: more than 50 parts are refused as a whole.
 */
export function selectParts(mail: MailContents): SelectedParts {
  const choices = chooseFrom(mail, [])
  const taken = choices.filter(isTaken)
  const refused = choices.filter((choice): choice is RefusedPart => !isTaken(choice))
  return { taken, refused }
}

/** The images an HTML mail embeds, by content id. */
export function shownIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\bcid:([^\s"'<>)]{1,250})/gi), ([, id = '']) => id))
}

function chooseFrom(mail: MailContents, at: Place): Choice[] {
  const { parts } = mail
  const choices = parts.flatMap((part, index) => choose(part, mail, [...at, index]))
  if (choices.some(isTaken)) return choices
  const photos = mail.hasAmount ? [] : shownPhotos(parts, mail, at)
  if (photos.length > 0) return [...choices, ...photos]
  // Text beside refused parts is not a receipt, unless it names an amount.
  const isReceipt = mail.hasText && (mail.hasAmount || choices.length === 0)
  return isReceipt ? [...choices, { at, as: 'mail' }] : choices
}

function choose(part: MailPart, mail: MailContents, at: Place): Choice[] {
  if (documentKinds.has(part.kind)) return [{ at, as: 'document' }]
  if (part.kind === 'image') {
    return part.bytes < minPhotoBytes || isShown(part, mail) ? [] : [{ at, as: 'photo' }]
  }
  if (part.kind !== 'mail') return refuse(part, at)
  return at.length === 1 && part.mail ? chooseFrom(part.mail, at) : [{ at, problem: 'nested-mail' }]
}

function refuse({ kind, mimeType, name }: MailPart, at: Place): RefusedPart[] {
  if (besides.test(mimeType) || besidesByName.test(name ?? '')) return []
  if (kind === 'zip') return [{ at, problem: 'zip' }]
  const isOutlookOwn = outlookOwn.test(mimeType) || outlookOwnByName.test(name ?? '')
  return [{ at, problem: isOutlookOwn ? 'outlook-format' : 'not-a-document' }]
}

/**
 * Embedded images are usually decoration, but a photo of a receipt may be pasted into an otherwise
 * empty mail. So large ones count if the text names no amount and nothing is attached.
 */
function shownPhotos(parts: readonly MailPart[], mail: MailContents, at: Place): AcceptedPart[] {
  return parts.flatMap((part, index) =>
    part.kind === 'image' && part.bytes >= minEmbeddedPhotoBytes && isShown(part, mail)
      ? [{ at: [...at, index], as: 'photo' as const }]
      : [],
  )
}

function isShown({ contentId }: MailPart, { shown }: MailContents) {
  return contentId !== null && shown.has(contentId.trim().replace(/^<|>$/g, ''))
}

function isTaken(choice: Choice): choice is AcceptedPart {
  return 'as' in choice
}
