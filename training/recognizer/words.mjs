// Words for the lines of Japanese and Chinese, the most frequent first:
// node words.mjs <jieba.dict.utf8> <folder of ipadic's csv files> <opencc-js/dist/esm/cn2t.js> <target>
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [jieba, ipadic, opencc, target] = process.argv.slice(2)
const { Converter } = await import(pathToFileURL(resolve(opencc)).href)

const simplified = readFileSync(jieba, 'utf8')
  .split('\n')
  .map((row) => row.split(' '))
  .filter(([word]) => /^\p{Script=Han}{1,6}$/u.test(word))
  .toSorted((a, b) => b[1] - a[1])
  .slice(0, 30_000)
  .map(([word]) => word)
const traditional = simplified.map(Converter({ from: 'cn', to: 'tw' }))

/** How many of each part of speech. */
const parts = {
  Noun: 16_000,
  'Noun.verbal': 5000,
  'Noun.place': 7000,
  'Noun.name': 4000,
  'Noun.org': 3000,
  Verb: 3000,
  Adj: 500,
}
const japanese = Object.entries(parts).flatMap(([part, count]) => {
  const rows = new TextDecoder('euc-jp')
    .decode(readFileSync(join(ipadic, `${part}.csv`)))
    .split('\n')
    .map((row) => row.split(','))
    .filter(([word]) =>
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}$/u.test(word),
    )
    .toSorted((a, b) => a[3] - b[3])
  const words = [...new Set(rows.map(([word]) => word))].slice(0, count)
  return words.map((word, rank) => ({ word, share: rank / words.length }))
})
japanese.sort((a, b) => a.share - b.share)

const all = [
  ['ja', japanese.map(({ word }) => word)],
  ['zh-Hans', simplified],
  ['zh-Hant', traditional],
]
writeFileSync(target, all.map(([language, words]) => `${language}\t${words.join(' ')}\n`).join(''))
