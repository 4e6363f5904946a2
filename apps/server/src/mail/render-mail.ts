import type { MailText } from '#db/mail-message.ts'
import { type Html, html } from './html.ts'
import {
  htmlAddress,
  htmlButton,
  htmlFrame,
  htmlLink,
  htmlNote,
  htmlParagraph,
  htmlSums,
  htmlTable,
} from './mail-html.ts'
import type { MailLink, MailSums, MailTable } from './mail-parts.ts'

type Content = Pick<MailText, 'to' | 'replyTo' | 'subject'> & {
  paragraphs: string[]
  sums?: MailSums
  action?: MailLink
  tables?: MailTable[]
  closing?: string[]
  /** Used if there is more than one. */
  links?: MailLink[]
  /** Why the reader gets this mail, and what to do if they did not request it. */
  footnote: string
}

export function renderMail(content: Content): MailText {
  const { paragraphs, sums, action, tables = [], closing = [], links = [], footnote } = content
  const { to, replyTo, subject } = content
  const text = [
    ...(sums ? [sumsInText(sums)] : []),
    ...paragraphs,
    ...(action ? [linkInText(action)] : []),
    ...tables.filter(hasRows).map(tableInText),
    ...closing,
    ...links.map(linkInText),
    `--\n${footnote}`,
    'Quittance',
  ].join('\n\n')
  const body: Html = html`${sums && htmlSums(sums)}${paragraphs.map(htmlParagraph)}${action && htmlButton(action)}${tables.filter(hasRows).map(htmlTable)}${closing.map(htmlNote)}${links.map(htmlLink)}${action && htmlAddress(action)}`
  const preview = sums ? `${sums.label}: ${sums.value}` : ''
  const envelope = { to, ...(replyTo !== undefined && { replyTo }), subject }
  return { ...envelope, text, html: htmlFrame(subject, preview, body, footnote).markup }
}

function hasRows({ rows }: MailTable) {
  return rows.length > 0
}

function linkInText({ label, url }: MailLink) {
  return `${label}: ${url}`
}

function sumsInText({ label, value, rows, notes = [] }: MailSums) {
  const lines = [{ label, value }, ...rows].map((row) => `${row.label}: ${row.value}`)
  return [...lines, ...notes].join('\n')
}

function tableInText({ title, rows, note }: MailTable) {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return [...(title ? [title] : []), ...lines, ...(note ? [note] : [])].join('\n')
}
