import { beforeAll, describe, expect, test } from 'vitest'
import { readPhoto } from '#test/reading.ts'
import { type Answer, answersOf } from '#test/receipts/answers.ts'
import { circumstances } from '#test/receipts/circumstances.ts'
import { allShots, type Shot, take } from '#test/receipts/shots.ts'

type Result = Answer & Pick<Shot, 'how'> & { receipt: string }

const shots = allShots()
const circumstancesShown = new Set(shots.map(({ how }) => how))
const results: Result[] = []

const anHour = 3_600_000

beforeAll(async () => {
  for (const shot of shots) {
    const answers = answersOf(await readPhoto(await take(shot)), shot.receipt)
    const from = { how: shot.how, receipt: shot.receipt.name }
    results.push(...answers.map((answer) => ({ ...answer, ...from })))
  }
}, anHour)

test('every circumstance is there', () => {
  expect([...circumstancesShown]).toEqual(expect.arrayContaining(Object.keys(circumstances)))
})

describe('of all drawn receipts', () => {
  test.each([
    ['vendor', 86],
    ['date', 95],
    ['amount', 95],
    ['currency', 95],
    ['category', 77],
    ['price', 92],
  ] as const)('the %s is right on %i of 100', (field, floor) => {
    expect(missesBelow(floor, (result) => result.field === field)).toEqual([])
  })

  test('what is given as sure is right', () => {
    expect(missesBelow(97, ({ confidence }) => confidence >= 0.9)).toEqual([])
  })
})

test.each([...circumstancesShown])('date and amount are read from a photo %s', (how) => {
  const ofThose = results.filter((result) => result.how === how)
  // Of six or eight values one may be missed, of two none.
  expect(missesBelow(80, ({ field }) => field === 'date' || field === 'amount', ofThose)).toEqual(
    [],
  )
})

/** Nothing when as many of a hundred are right; otherwise how many are, and every miss. */
function missesBelow(floor: number, isMeant: (result: Result) => boolean, of = results) {
  const meant = of.filter(isMeant)
  const wrong = meant.filter(({ isRight }) => !isRight)
  const share = (100 * (meant.length - wrong.length)) / meant.length
  return share >= floor ? [] : [`${share.toFixed(1)} of 100 are right`, ...wrong.map(describeMiss)]
}

function describeMiss({ receipt, how, field, expected, read, confidence }: Result) {
  return `${receipt}, ${how}: ${field} is ${expected}, read was ${read || 'nothing'} with ${confidence}`
}
