import { editDistance } from '#lexicon/similar.ts'
import type { TextBox } from '#page/text-box.ts'
import { clearestReading } from '#rows/readings.ts'
import type { Row } from '#rows/row.ts'
import { withTradesRepaired } from './misreadings.ts'
import { withoutGenericWords } from './seller-words.ts'

type Correction = [misread: RegExp, as: string]

const corrections: Correction[] = [
  [/\bS[DIOA0][NMH][\s.]*B[HN][DIO0J]\b/gi, 'SDN BHD'],
  [/\(H\)(?=\s*(?:SDN|BHD))/g, '(M)'],
  [/\bC0\b/g, 'CO'],
  [/\bGM[BE8]H\b/g, 'GMBH'],
  [/(?<=\p{Lu})[@©](?=\p{Lu}{2})/gu, 'O'],
]

const taxNumber =
  'NIP|CIF|NIF|NIPC|SIRET|SIREN|P\\.?\\s?IVA|C\\.?F\\.?|CNPJ|ABN|A\\.B\\.N\\.?|UID|CHE|CVR(?:-NR)?|ORG\\.?\\s?NR|ORGNR|Y-TUNNUS|BTW|KVK|DI[CČ]|I[CČ]O?|NPWP|TRN|TVA|MWST|U?ST-?ID(?:NR)?|VAT(?:\\s?NO)?|GST|REG|TIN|CUIT|RFC|RUC|EIK|OIB|P[VU]N'
const branch =
  'FILIALE|FIL|STORE|BRANCH|SHOP|MAGASIN|BUTIK|BUTIKKNR|TIENDA|NEGOZIO|LOJA|MARKT|STATION|SITE|OUTLET'

/** Text that tills print before the name in its row. */
const heads = [
  /^[^\p{L}\d"'“(]+/u,
  /^(?:#?0\d{1,5}|\d{5,})[\s.:)-]+(?=\p{L}{3})/u,
  /^\d{1,3}\s?[:)]\s*(?=\p{L}{3})/u,
  /^(?:CNPJ|ABN|CUIT|NIF|CIF|P\.?\s?IVA|SIRET|NPWP|CVR|NIP)[\s.:-]*\d[\d\s./-]{7,}(?=\p{L}{3})/iu,
  // The firm that trades under the name.
  /^\p{L}.{2,}?[\s,(]+(?:T\/AS?|TRADING AS|D\/B\/A|DBA)[\s:]+(?=\p{L}{3})/iu,
  /^(?:\S?[EF]?LC[O0]ME TO|WILLKOMMEN BEI|BIENVENUE (?:CHEZ|A)|THANK YOU FOR VISITING|(?:OWN|OWNED|OPERATED|MANAGED) BY\s?:?)\s*/i,
]

/** Text that tills print after the name in its row, if enough letters precede it. */
const tails = [
  new RegExp(
    `[\\s,;(]*\\b(?:N[°o]\\s?)?(?:${taxNumber})\\b[\\s.:#-]*(?:[A-Z]{2,3}[\\s-]?)?\\d[\\d\\s./-]{4,}.*$`,
    'iu',
  ),
  // Such numbers without a name: 556123-4567, NO 912 345 678 MVA, 12.345.678/0001-90, (123456-X).
  /[\s,;(]+(?:NO\s?)?\d{3}\s?\d{3}\s?\d{3}\s?MVA\)?$/iu,
  /[\s,;(]+\d{6}-\d{4}\)?$/u,
  /[\s,;(-]+\d{2}\.?\d{3}\.?\d{3}\/\d{4}-\d{2}\)?$/u,
  /\s*\(?\s*\d{3}[\dOI]{2,}[\s\dA-Z]*[-–]\s?[A-Z]\s*\)?\s*(?:\([A-Z\d]{2,4}\))?$/u,
  /\s*[([{][^()[\]{}]*\d{4}[^([{]*$/u,
  /\s*\(\s?#?\d{2,5}\s?\)$/u,
  /\s+\d{5,}$/u,
  // The telephone.
  /[\s,;:-]*(?:\b(?:PHONE|TEL|PH)[\s.:#]*)?(?:\(\s?\d{3}\s?\)\s?|\b\d{3}[-.])\d{3}\s?[-.]\s?\d{4}$/iu,
  /\s*(?:PHONE|TEL|FAX|PH)[\s.:#]*[\d(][\d\s().-]{6,}$/iu,
  new RegExp(`[\\s,;(-]*\\b(?:${branch})\\.?\\s*(?:NR|NO|N°|NUM)?[.:]?\\s*#?\\d{2,}\\)?$`, 'iu'),
  /\s+WE DELIVER$/iu,
  // The spark or star of a logo, read as signs: "Name >k".
  /\s+(?=\S{1,3}$)\S*[>%*<=~^|\\_{}]\S*$/u,
  /[\s,;(-]*\b(?:INH|INHABER|INHABERIN|PROP|BES|OWNER|G[EÉ]RANT)\b[.:]+\s*\p{L}.*$/iu,
  /[\s*★☆✩:;,=~_|<>@®©™°-]+$/u,
  // An unpaired quotation mark: a spot or part of the logo.
  /(?<=^[^"“”]*)\s*["“”]$/u,
]

/** A row as a name: without numbers around it, with legal forms as they are written. */
export function nameIn(row: Row): string {
  return nameOf(row.boxes.map(nameReading).join(' '))
}

export function nameOf(printed: string): string {
  let text = corrections.reduce((read, [misread, as]) => read.replaceAll(misread, as), printed)
  text = heads.reduce((rest, head) => rest.replace(head, ''), withLettersForOnes(text))
  for (const tail of tails) {
    const cut = text.replace(tail, '')
    if (/\p{L}{3}|\p{Lo}/u.test(cut)) text = cut
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Ones inside a lower-case word: "Gri11" and "Gr1ll" are "Grill". */
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

/** Above this confidence an unknown word stays as read. */
const sure = 0.96

/** The clearest reading, or a more confident one with a letter or a prefix more. */
function nameReading(box: TextBox) {
  const clear = clearestReading(box)
  const surer = box.alternatives?.find(({ text, confidence }) => {
    if (confidence <= box.confidence || text.length <= clear.length) return false
    const isFuller = text.endsWith(clear) && /^\p{L}+$/u.test(text.slice(0, -clear.length))
    const hasLetterMore = text.length === clear.length + 1 && editDistance(text, clear) === 1
    return isFuller || (hasLetterMore && /^[\p{L}\s]+$/u.test(text))
  })
  return withTradesRepaired(surer?.text ?? clear, { mayBeWorn: box.confidence < sure })
}

/** Shorter endings are common, unless they are a word of names themselves. */
const fewestLetters = 4

/** Removes a repeated ending from a name: "DAILYGRILL GRILL" becomes "DAILY GRILL". */
export function withoutRepeatedTail(name: string): string {
  const words = name.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at)
    const glued = words[at - 1] ?? ''
    const letters = tail.join('')
    const start = glued.slice(0, -letters.length)
    const isWord = letters.length >= fewestLetters || withoutGenericWords(letters).trim() === ''
    const isRepeated = glued.toLowerCase().endsWith(letters.toLowerCase())
    if (isWord && isRepeated && /\p{L}/u.test(start)) {
      return [...words.slice(0, at - 1), start, ...tail].join(' ')
    }
  }
  return name
}
