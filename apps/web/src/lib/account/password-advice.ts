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

function holds(password: string, personal: readonly (string | undefined)[]) {
  const text = password.toLowerCase()
  return (
    personal
      // The end of an address says nothing about a person: `com`.
      .flatMap((name = '') =>
        name
          .toLowerCase()
          .replace(/\.\p{L}+$/u, '')
          .split(/[^\p{L}\p{N}]+/u),
      )
      .some((part) => part.length > 2 && text.includes(part))
  )
}
