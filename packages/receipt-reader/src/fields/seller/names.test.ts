import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { fold } from '#lexicon/fold.ts'
import { chainIn, chainsOfWebIn, withChainSpelled } from './chains.ts'
import { withSpelling, withTradesRepaired } from './misreadings.ts'
import { nameOf, withoutRepeatedTail } from './name-text.ts'
import { webNamesIn } from './page-facts.ts'
import { isOwnerLine, isPerson, isSellerHeading, startsAsBuyer } from './party-words.ts'
import { isAddress, isContact, isFirm, isSpoken, isTitle, isVague } from './seller-words.ts'
import { farewellName } from './senders.ts'

const kinds: Record<string, (text: string) => boolean> = {
  'an address': (text) => isAddress(fold(text)),
  'a title': (text) => isTitle(fold(text)),
  'a telephone': (text) => isContact(fold(text)),
  'a firm': isFirm,
  'no name of its own': isVague,
  'spoken to guests': isSpoken,
  'an owner': isOwnerLine,
  'a person': isPerson,
  "the seller's heading": isSellerHeading,
  "a buyer's line": startsAsBuyer,
}

test.each(fixtureRows<[string, yes: string[], no: string[]]>('printed/kinds-of-lines'))(
  '%s',
  (what, yes, no) => {
    const is = kinds[what]!
    for (const text of yes) expect({ text, is: is(text) }).toEqual({ text, is: true })
    for (const text of no) expect({ text, is: is(text) }).toEqual({ text, is: false })
  },
)

test.each(fixtureRows<[string, string]>('printed/names'))('%j is called %j', (printed, name) => {
  expect(nameOf(printed)).toBe(name)
})

test.each(fixtureRows<[string, string]>('printed/doubled-names'))(
  'Truth 22: %j is %j',
  (doubled, name) => {
    expect(withoutRepeatedTail(doubled)).toBe(name)
  },
)

test.each(fixtureRows<[string, string | null]>('printed/chains'))(
  '%j names the chain %j',
  (text, chain) => {
    expect(chainIn(text)?.chain ?? null).toBe(chain)
  },
)

test.each(fixtureRows<[string, string | null]>('printed/misread-chains'))(
  '%j is a misread %j',
  (read, chain) => {
    expect(withChainSpelled(read) ?? null).toBe(chain)
  },
)

test('print that was read surely may have one look-alike and no more', () => {
  expect(withChainSpelled("McDonaId's", { isSure: true })).toBe("McDonald's")
  expect(withChainSpelled('Walmartok', { isSure: true })).toBeUndefined()
})

test('a web address says whose it is, and only the whole of it', () => {
  expect(chainsOfWebIn('Besuchen Sie uns: www.dm.de')).toEqual(['dm'])
  expect(chainsOfWebIn('www . rewe . de/service')).toEqual(['REWE'])
  expect(chainsOfWebIn('www.adm.de')).toEqual([])
  expect(webNamesIn('info@heron.example, instagram.com/heroncafe, jo@gmail.com')).toEqual([
    'heron',
    'heroncafe',
  ])
})

test('worn words of trade are put right, other words are not', () => {
  expect(withTradesRepaired('Heron Tavem', { mayBeWorn: false })).toBe('Heron Tavern')
  expect(withTradesRepaired('Heron Resturart', { mayBeWorn: true })).toBe('Heron Restaurant')
  expect(withTradesRepaired('Heron Resturart', { mayBeWorn: false })).toBe('Heron Resturart')
  expect(withSpelling('Lan Mei Dakville', 'LANMEIOAKVILLE')).toBe('Lan Mei Oakville')
})

test('thanks name who thanks', () => {
  expect(farewellName('Thank you for shopping at Heron Market!')).toBe('Heron Market')
  expect(farewellName('Thank you for visiting our store')).toBeUndefined()
})
