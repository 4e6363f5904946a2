import { withoutAccents } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'

/** The name with these letters where its own differ; spaces, signs and case stay as printed. */
export function withSpelling(name: string, letters: string): string {
  const changes = editDistance(lettersOf(name), letters)
  return spelled({ done: '', left: name, letters, changes, isUpper: isUpperCase(name) }) ?? name
}

/** By most of its letters: an l among capitals is a misread I. */
function isUpperCase(name: string) {
  const upper = name.match(/\p{Lu}/gu)?.length ?? 0
  const lower = name.match(/\p{Ll}/gu)?.length ?? 0
  return upper > lower
}

/** A name half respelled: what is done, what is left of it, and the letters and changes left for that. */
type Draft = { done: string; left: string; letters: string; changes: number; isUpper: boolean }

function spelled(draft: Draft): string | undefined {
  const { done, left, letters, changes } = draft
  const printed = left.charAt(0)
  if (!left && !letters) return done
  const kept = { ...draft, done: done + printed, left: left.slice(1) }
  if (left && !lettersOf(printed)) {
    // A letter lost at the end of a word stands before the space.
    const isNextRight = lettersOf(left).startsWith(letters.charAt(0))
    return (isNextRight ? undefined : withLetterAdded(draft)) ?? spelled(kept)
  }
  if (lettersOf(printed) === letters.charAt(0))
    return spelled({ ...kept, letters: letters.slice(1) })
  return changes > 0
    ? (withLetterReplaced(draft) ?? withLetterAdded(draft) ?? withLetterDropped(draft))
    : undefined
}

function withLetterReplaced(draft: Draft) {
  const { left, letters } = draft
  if (!left || !letters) return undefined
  return spelled({ ...put(draft, /\p{Lu}/u.test(left.charAt(0))), left: left.slice(1) })
}

function withLetterAdded(draft: Draft) {
  if (!draft.letters || draft.changes === 0) return undefined
  return spelled(put(draft, draft.done === ''))
}

function withLetterDropped(draft: Draft) {
  if (!draft.left) return undefined
  return spelled({ ...draft, left: draft.left.slice(1), changes: draft.changes - 1 })
}

function put(draft: Draft, isLarge: boolean): Draft {
  const { done, letters, changes, isUpper } = draft
  const letter = letters.charAt(0)
  const added = isUpper || isLarge ? letter : letter.toLowerCase()
  return { ...draft, done: done + added, letters: letters.slice(1), changes: changes - 1 }
}

/** Letters and digits, upper case, no accents. */
export function lettersOf(text: string): string {
  return withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
}
