import { shortestPassword } from '@quittance/contract/auth'

export type Advice = { text: string; isDone: boolean }

/** What is enforced; all else is advice. */
export const passwordHint = `At least ${shortestPassword} characters are required.`

/** The first words that anybody would try; the server knows many more, and has the last word. */
const commonWords =
  /pass.?w[o0]rd|passwor[dt]|qwert|azerty|asdf|letmein|welcome|iloveyou|admin|monkey|dragon|sunshine|princess|football|quittance|secret|abcd|abc1|1234/iu

/** What makes a password strong, and which of it this one has. `personal`: addresses and names that are easy to guess. */
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
      // Where nothing is known of the person, nobody can say that it was avoided.
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
      // The end of an address is nobody's: `com`.
      .flatMap((name = '') =>
        name
          .toLowerCase()
          .replace(/\.\p{L}+$/u, '')
          .split(/[^\p{L}\p{N}]+/u),
      )
      .some((part) => part.length > 2 && text.includes(part))
  )
}
