import { AppError } from '#http/app-error.ts'
import { isGuessable } from './guessable-passwords.ts'

type Person = { email: string; firstName: string; lastName: string }

/** Refuses the most obvious guesses; the contract checks the length. */
export function requireUncommon(password: string, person: Person) {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (isGuessable(plain) || isMonotonous(plain)) {
    throw new AppError(
      'WEAK_PASSWORD',
      'This password is too easy to guess. Please choose another.',
    )
  }
  if (isPersonal(plain, person)) {
    throw new AppError(
      'WEAK_PASSWORD',
      'Your name or address is easy to guess. Please choose another password.',
    )
  }
}

/** One or two characters over and over, or a run such as `abcdef` and `987654`. */
function isMonotonous(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step = 0] = steps
  return new Set(codes).size <= 2 || (steps.size === 1 && Math.abs(step) === 1)
}

/** Also with a few digits or symbols around it: `ada.byron1`. */
function isPersonal(text: string, { email, firstName, lastName }: Person) {
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const names = [address, local, domain, firstName, lastName, firstName + lastName, 'quittance']
  return text === address || names.map(lettersOf).some((name) => name && name === lettersOf(text))
}

function lettersOf(text: string) {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
