/** The ones of narrow print, inside a word of small letters: "Gri11" and "Gr1ll" are "Grill". */
export function withLettersForOnes(text: string): string {
  return text.replaceAll(/\p{L}\p{Ll}[\p{Ll}1]*/gu, (word) => {
    let mended = ''
    for (const [at, letter] of Array.from(word).entries()) {
      mended += letter === '1' ? letterFor(mended.at(-1) ?? '', word[at + 1] ?? '') : letter
    }
    return mended
  })
}

/** After a vowel or an l, and before a vowel, an l; between consonants an i; at the end of a word it may be a number. */
function letterFor(before: string, after: string) {
  if (isVowel(before) || before === 'l' || isVowel(after)) return 'l'
  return after === '' ? '1' : 'i'
}

function isVowel(letter: string) {
  return /^[aeiouy]$/i.test(letter)
}
