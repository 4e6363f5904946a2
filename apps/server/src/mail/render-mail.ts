import type { MailText } from '#db/mail-message.ts'

export type MailLink = { label: string; url: string }

type Content = Pick<MailText, 'to' | 'replyTo' | 'subject'> & {
  paragraphs: string[]
  action?: MailLink
  /** Where there is more than one place to go. */
  links?: MailLink[]
  /** Why the reader gets this, and what to do if it was not them. */
  footnote: string
}

/** One frame for every mail: readable as plain text, and as HTML in clients that know little CSS. */
export function renderMail({ action, links = [], ...content }: Content): MailText {
  const { paragraphs, footnote, ...envelope } = content
  const { subject } = envelope
  const text = [
    ...paragraphs,
    ...(action ? [action, ...links] : links).map(({ label, url }) => `${label}: ${url}`),
    `--\n${footnote}`,
    'Quittance',
  ].join('\n\n')

  const body = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...links.map(htmlLink),
    ...(action ? [htmlButton(action)] : []),
  ]
  return { ...envelope, text, html: htmlFrame(subject, body.join(''), footnote) }
}

function htmlLink({ label, url }: MailLink) {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#2a5bd7;font-weight:600">${escapeHtml(label)}</a></p>`
}

function htmlButton(action: MailLink) {
  const url = escapeHtml(action.url)
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#2a5bd7;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:10px">${escapeHtml(action.label)}</a></p><p style="margin:0;color:#5b616b;font-size:13px;line-height:20px">If the button does not work, open this address:<br><a href="${url}" style="color:#2a5bd7;word-break:break-all">${url}</a></p>`
}

function htmlFrame(subject: string, body: string, footnote: string) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf9f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#14171c">
<tr><td style="padding:0 4px 16px;font-weight:700;font-size:18px">Quittance</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e7e5df;border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px;color:#5b616b;font-size:13px;line-height:20px">${escapeHtml(footnote)}</td></tr>
</table></td></tr></table>
</body></html>`
}

export function escapeHtml(text: string) {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
