import type { Template } from '#paper/template.ts'

/** The half that only measures: whoever tunes the reader does not look in here. */
export const keptOut: Template[] = []
