import type { DocumentKind } from '@quittance/contract/document-rules'
import { originalFiles } from '@quittance/contract/documents'

const longestName = 200

/** The last part of a path, one line, without characters that cannot be stored or shown. */
export function documentName(
  told: string | undefined,
  kind: DocumentKind,
  otherwise = `document.${originalFiles[kind].ending}`,
): string {
  const last = (told ?? '').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
  const shown = Array.from(name).slice(0, longestName).join('')
  return /^\.*$/.test(shown) ? otherwise : shown
}
