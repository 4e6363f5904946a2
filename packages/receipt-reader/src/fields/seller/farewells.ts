import { listOf } from '#lexicon/language.ts'
import { languages } from '#lexicon/languages.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'

const before = languages.flatMap(({ farewells }) => farewells.before)
const after = languages.flatMap(({ farewells }) => farewells.after)
const your = listOf(wordsOfAll(({ farewells }) => farewells.team))
const team = new RegExp(
  `^\\W*(?:${your.join('|')})\\s+(?<name>[\\p{Lu}\\d].{1,25}?)[\\s-]+TEAM\\W*$`,
  'iu',
)
const greeting = new RegExp(`^\\W*(?:${before.join('|')})\\s+(?<name>.+)$`, 'iu')
const thanks = new RegExp(`^(?<name>.+?)\\s+(?:${after.join('|')})\\W*$`, 'iu')

/** What stands there when no name does: "our store", "us today". */
const noName =
  /^(?:US|OUR|YOUR|THIS|TODAY|UNS|NOTRE|NOS|NUESTR|NOI|NOS|OSS|ONS|WITH|AND|STORE|LOCAL)\b/i

/** The vendor's name in "Thank you for shopping at …". */
export function farewellName(text: string): string | undefined {
  const name = (team.exec(text) ?? greeting.exec(text) ?? thanks.exec(text))?.groups?.['name']
    ?.replace(/[\s.,!*:;-]+$/u, '')
    .replace(/^[\s"'*-]+/u, '')
    .trim()
  if (!name || name.length > 40 || noName.test(name)) return undefined
  return /^[\p{Lu}\p{Lo}\d]/u.test(name) && /\p{L}{2}/u.test(name) ? name : undefined
}
