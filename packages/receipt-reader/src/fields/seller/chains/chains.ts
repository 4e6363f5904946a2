import { lettersOf } from '#fields/seller/with-spelling.ts'
import { asianChains } from './asian.ts'
import { englishChains } from './english.ts'
import { europeanChains } from './european.ts'
import { germanChains } from './german.ts'
import { latinAmericanChains } from './latin-american.ts'
import { worldwideChains } from './worldwide.ts'

/** A way in which a chain prints itself, as letters alone. */
export type Print = {
  /** As it is printed. */
  text: string
  letters: string
  chain: string
  /** Also an ordinary word, or too short to be sure of: it must stand alone in its row. */
  isCommon: boolean
}

const lists = [
  germanChains,
  europeanChains,
  englishChains,
  worldwideChains,
  latinAmericanChains,
  asianChains,
]
const entries = lists.flatMap((list) => list.trim().split('\n')).map((line) => line.split(', '))

const isDomain = (part: string) => /^[a-z0-9.-]+\.[a-z]{2,4}$/.test(part)

/** With fewer letters a name is like too many words; with fewer signs of other scripts too. */
const fewLetters = 4
const fewSigns = 1

export const prints: Print[] = entries.flatMap(([first = '', ...others]) => {
  const chain = first.replace(/!$/, '')
  return [first, ...others.filter((part) => !isDomain(part))].map((part) => {
    const letters = lettersOf(part)
    const least = /^[A-Z\d]+$/.test(letters) ? fewLetters : fewSigns
    return {
      text: part.replace(/!$/, ''),
      letters,
      chain,
      isCommon: part.endsWith('!') || letters.length <= least,
    }
  })
})

/** Web addresses of chains, and whose they are. */
export const chainDomains: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([first = '', ...others]) =>
    others.filter(isDomain).map((domain) => [domain, first.replace(/!$/, '')] as const),
  ),
)
