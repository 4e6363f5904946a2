import { z } from 'zod'

const controlCharacters = /\p{Cc}+/gu

/** On one line: it becomes an email's subject and a file's name, and the database cannot store NUL. */
export const oneLine = (message?: string) =>
  z
    .string(message)
    .overwrite((text) => text.replace(controlCharacters, ' '))
    .trim()

const short = (length: number) =>
  oneLine().max(length, `Please use at most ${length} characters`).default('')

export const tripTexts = {
  purpose: short(300),
  /** A cost centre or project. */
  project: short(120),
}
