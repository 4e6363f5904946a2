import { type Html, html } from './html.ts'
import type { MailLink, MailSums, MailTable } from './mail-parts.ts'

/** Inline for programs that drop style sheets; the classes are for dark mode. */
const darkRules = [
  '.ground{background:#0e1116!important}',
  '.card{background:#161a21!important;border-color:#2b313c!important}',
  '.text{color:#e8eaee!important}',
  '.muted{color:#a0a7b4!important}',
  '.link{color:#7aa2ff!important}',
  '.line{border-color:#2b313c!important}',
  '.button{background:#7aa2ff!important;color:#0b1530!important}',
]
// Outlook on the web marks elements it has darkened, and ignores media queries.
const outlookRules = [
  '[data-ogsc] .text{color:#e8eaee!important}',
  '[data-ogsc] .muted{color:#a0a7b4!important}',
  '[data-ogsc] .link{color:#7aa2ff!important}',
]
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}${outlookRules.join('')}`

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const figures = 'font-variant-numeric:tabular-nums;white-space:nowrap'

export function htmlParagraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${text}</p>`
}

export function htmlLink({ label, url }: MailLink): Html {
  return html`<p style="margin:0 0 16px"><a href="${url}" class="link" style="color:#2a5bd7;font-weight:600">${label}</a></p>`
}

export function htmlButton({ label, url }: MailLink): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr><td class="button" bgcolor="#2a5bd7" style="background:#2a5bd7;border-radius:10px"><a href="${url}" class="button" style="display:inline-block;background:#2a5bd7;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:10px">${label}</a></td></tr></table>`
}

/** At the end, so that a long address does not come between the button and its text. */
export function htmlAddress({ url }: MailLink): Html {
  return html`<p class="muted" style="margin:0 0 16px;color:#5b616b;font-size:13px;line-height:20px">If the button does not work, open this address:<br><a href="${url}" class="link" style="color:#2a5bd7;word-break:break-all">${url}</a></p>`
}

export function htmlSums({ label, value, rows, notes = [] }: MailSums): Html {
  const lines = rows.map(
    (row) =>
      html`<tr><th scope="row" class="muted" align="left" valign="baseline" style="padding:4px 12px 4px 0;color:#5b616b;font-weight:400">${row.label}</th><td class="text" align="right" valign="baseline" style="padding:4px 0;color:#14171c">${htmlFigures(row.value)}</td></tr>`,
  )
  return html`<p class="muted" style="margin:0;color:#5b616b">${label}</p><p class="text" style="margin:0 0 8px;color:#14171c;font-weight:600;font-size:32px;line-height:40px;font-variant-numeric:tabular-nums">${value}</p>${lines.length > 0 && html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse">${lines}</table>`}${notes.map(htmlNote)}`
}

/** Several sums break between two of them, so that a phone does not scroll sideways. */
function htmlFigures(value: string): Html {
  const sums = value.split(', ')
  return html`${sums.map((sum, index) => html`${index > 0 && ', '}<span style="${figures}">${sum}</span>`)}`
}

export function htmlTable({ title, rows, note }: MailTable): Html {
  const line = 'border-top:1px solid #e7e5df'
  const lines = rows.map(
    ({ label, value }) =>
      html`<tr><th scope="row" class="muted line" align="left" valign="top" style="${line};padding:8px 16px 8px 0;color:#5b616b;font-weight:400">${label}</th><td class="text line" align="right" valign="top" style="${line};padding:8px 0;color:#14171c;font-variant-numeric:tabular-nums;word-break:break-word">${value}</td></tr>`,
  )
  return html`${title && html`<p class="text" style="margin:24px 0 8px;font-weight:600;color:#14171c">${title}</p>`}<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:14px;line-height:20px">${lines}</table>${note && htmlNote(note)}`
}

export function htmlNote(text: string): Html {
  return html`<p class="muted" style="margin:0 0 16px;color:#5b616b;font-size:13px;line-height:20px">${text}</p>`
}

/** The preview is what a list of mails shows beside the subject. */
export function htmlFrame(subject: string, preview: string, body: Html, footnote: string): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${{ markup: style }}</style></head>
<body class="ground" style="margin:0;background:#faf9f6">${preview && html`<div style="display:none;max-height:0;overflow:hidden">${preview}</div>`}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="text" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;${{ markup: font }};font-size:16px;line-height:24px;color:#14171c">
<tr><td class="text" style="padding:0 4px 16px;font-weight:700;font-size:18px">Quittance</td></tr>
<tr><td class="card text" style="background:#ffffff;border:1px solid #e7e5df;border-radius:14px;padding:28px 24px">
<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;word-break:break-word">${subject}</h1>
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;color:#5b616b;font-size:13px;line-height:20px">${footnote}</td></tr>
</table></td></tr></table>
</body></html>`
}
