import { listOf, type Words } from './language.ts'

/** The forms of companies and kinds of shops in names: here dots count, and the first or the last word. */
export function patternOf(words: Words): string {
  const forms = [...new Set(listOf(words))].toSorted((a, b) => b.length - a.length)
  return forms.map(spelled).join('|')
}

/** Between letters of the form spaces may be lost or added. */
function spelled(form: string) {
  return form
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s?`)
    .replaceAll(String.raw`\.`, String.raw`\.\s?`)
}
