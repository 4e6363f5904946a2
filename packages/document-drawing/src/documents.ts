import { first } from '#first/templates.ts'
import type { DrawnDocument } from '#paper/template.ts'
import { second } from '#second/templates.ts'
import { third } from '#third/templates.ts'

export type { DrawnDocument, Labels } from '#paper/template.ts'

/** Documents as travellers get them, made from templates unlike each other, with what must be read from them. */
export function drawnDocuments(half: 'tuned' | 'kept-out'): DrawnDocument[] {
  return (half === 'tuned' ? [...first, ...second, ...third] : []).flatMap((template) =>
    template.draw(),
  )
}
