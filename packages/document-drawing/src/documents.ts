import { first } from '#first/templates.ts'
import { keptOut } from '#kept-out/templates.ts'
import { later } from '#later/templates.ts'
import type { DrawnDocument } from '#paper/template.ts'
import { tuned } from '#tuned/templates.ts'

export type { DrawnDocument, Labels } from '#paper/template.ts'

/** Documents as travellers get them, made from templates unlike each other, with what must be read from them. */
export function drawnDocuments(half: 'tuned' | 'kept-out'): DrawnDocument[] {
  return (half === 'tuned' ? [...first, ...tuned, ...later] : keptOut).flatMap((template) =>
    template.draw(),
  )
}
