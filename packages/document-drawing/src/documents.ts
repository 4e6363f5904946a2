import { first } from '#first/templates.ts'
import { fourth } from '#fourth/templates.ts'
import { keptOut } from '#kept-out/templates.ts'
import type { DrawnDocument } from '#paper/template.ts'
import { second } from '#second/templates.ts'
import { third } from '#third/templates.ts'

export type { DrawnDocument, Labels } from '#paper/template.ts'

/** Documents as travellers get them, made from templates unlike each other, with what must be read from them. */
export function drawnDocuments(part: 'tuned' | 'kept-out'): DrawnDocument[] {
  const templates = part === 'tuned' ? [...first, ...second, ...third, ...fourth] : keptOut
  return templates.flatMap((template) => template.draw())
}
