import { createHash } from 'node:crypto'
import { type Html, html } from '#mail/html.ts'
import { claimStyle } from './claim-style.ts'
import { mainFont } from './page-fonts.ts'

const styleHash = createHash('sha256').update(claimStyle).digest('base64')

/** No scripts, no styles but the page's own, and nothing external. */
export function pagePolicy({ hasForm = false } = {}) {
  const forms = hasForm ? "'self'" : "'none'"
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`
}

export function renderShell(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="format-detection" content="telephone=no"><link rel="preload" href="${mainFont}" as="font" type="font/woff2" crossorigin><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title}</title><style>${{ markup: claimStyle }}</style></head>
<body>${body}
</body></html>`.markup
}
