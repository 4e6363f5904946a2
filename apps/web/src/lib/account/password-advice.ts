import { minPasswordLength } from '@quittance/contract/auth'

export type Advice = { text: string; isDone: boolean }

/** This is enforced; all else is advice. */
export const passwordHint = `At least ${minPasswordLength} characters are required.`

/** The most common ones; the server has a longer list and decides. */
const commonWords =
  /pass.?w[o0]rd|passwor[dt]|qwert|azerty|asdf|letmein|welcome|iloveyou|admin|monkey|dragon|sunshine|princess|football|quittance|secret|abcd|abc1|1234/iu

/**
 * The advice for a strong password, and which parts this one meets. `personal`: addresses and names
 * that are easy to guess.
 */
export function passwordAdvice(
  password: string,
  personal: readonly (string | undefined)[],
): Advice[] {
  return [
    { text: 'Use at least 8 characters', isDone: Array.from(password).length >= 8 },
    {
      text: 'Include upper and lower case letters',
      isDone: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    },
    {
      text: 'Include numbers and special characters',
      isDone: /\p{N}/u.test(password) && /[^\p{L}\p{N}]/u.test(password),
    },
    {
      // Without personal data we cannot say that the password avoids it.
      text:
        personal.length > 0 ? 'Avoid common words or personal information' : 'Avoid common words',
      isDone: password !== '' && !commonWords.test(password) && !holds(password, personal),
    },
  ]
}

const kinds: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
]
const levels = [
  { words: 'Weak', bits: 0 },
  { words: 'Fair', bits: 36 },
  { words: 'Good', bits: 55 },
  { words: 'Strong', bits: 75 },
]

/**
 * How hard it is to guess, from the number of its characters that no one could predict; the level
 * is 1 to 4. An estimate: the server refuses more than this knows.
 */
export function passwordStrength(password: string, personal: readonly (string | undefined)[]) {
  if (password === '') return undefined
  let rest = password.toLowerCase()
  for (const part of partsOf(personal)) rest = rest.replaceAll(part, '')
  rest = rest
    .replace(new RegExp(commonWords, 'giu'), '')
    .replace(/(?:19|20)\d\d/g, '')
    .replace(/(.)\1+/gu, '$1')
  const choices = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = Array.from(rest).length * Math.log2(choices)
  const level = levels.filter((it) => bits >= it.bits).length
  return { level, words: levels[level - 1]?.words ?? '' }
}

function holds(password: string, personal: readonly (string | undefined)[]) {
  const text = password.toLowerCase()
  return partsOf(personal).some((part) => text.includes(part))
}

function partsOf(personal: readonly (string | undefined)[]) {
  return (
    personal
      // The end of an address says nothing about a person: `com`.
      .flatMap((name = '') =>
        name
          .toLowerCase()
          .replace(/\.\p{L}+$/u, '')
          .split(/[^\p{L}\p{N}]+/u),
      )
      .filter((part) => part.length > 2)
  )
}
