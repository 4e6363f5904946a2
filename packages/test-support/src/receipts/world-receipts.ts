import { type Chance, createChance } from './chance.ts'
import { drawAsianRows } from './draw-asian-rows.ts'
import { drawRows } from './draw-rows.ts'
import { type Circumstances, photograph } from './photograph.ts'
import { anyMoment, clock, isoDay, type Moment, twoDigits } from './receipt-moment.ts'
import type { World } from './world-words.ts'
import { eastern } from './world-words-east.ts'
import { northern } from './world-words-north.ts'
import { western } from './world-words-west.ts'

/** A receipt to draw, and what must be read from it; the currency is the printed one. */
export type WorldReceipt = {
  language: string
  rows: string[]
  photo(): Promise<Buffer>
  truth: { vendor: string; date: string; amount: string; currency: string }
}

const columns = 36
const faces = ['Fragment Mono', 'Reddit Mono'] as const
const circumstances: Circumstances[] = [
  {},
  { tilt: 3, farLight: 0.6 },
  { blur: 1, grain: 12 },
  { scale: 0.8, wood: 300 },
  { light: 0.5, grain: 8, tilt: -2 },
  { ink: 0.4, wood: 120 },
]

/** Equally many of each language, only for measuring: do not tune on them. */
export function worldReceipts(each: number): WorldReceipt[] {
  return [...western, ...northern, ...eastern].flatMap((world, place) =>
    Array.from({ length: each }, (_, turn) =>
      worldReceipt(world, 1009 * place + 7919 * turn, turn),
    ),
  )
}

function worldReceipt(world: World, seed: number, turn: number): WorldReceipt {
  const chance = createChance(seed)
  const moment = anyMoment(chance)
  const [vendor, ...address] = world.shops[turn % world.shops.length] ?? world.shops[0]
  const bill = billOf(world, chance)
  const day = `${dayOf(world.date, moment)}|`
  const heading = [`# ${vendor}`, ...address, world.registration]
  const rows = [
    ...heading,
    '',
    ...(turn % 2 === 0 ? [world.title, day] : [world.title]),
    '---',
    ...bill.rows,
    '---',
    ...(turn % 2 === 0 ? [] : [day]),
    world.thanks,
  ]
  const how = circumstances[turn % circumstances.length] ?? {}
  const face = faces[turn % faces.length] ?? faces[0]
  const paper = () =>
    world.script
      ? drawAsianRows(rows, world.script, { columns })
      : drawRows(rows, { face, columns })
  return {
    language: world.language,
    rows,
    photo: async () => photograph(await paper(), how),
    truth: {
      vendor,
      date: isoDay(moment),
      amount: (bill.total / 100).toFixed(2),
      currency: world.currency,
    },
  }
}

/** Items, tax, total and payment. */
function billOf(world: World, chance: Chance) {
  const show = (minor: number) => figureOf(minor, world)
  const names = world.items.filter(() => chance.is(0.6))
  const items = (names.length > 1 ? names : world.items.slice(0, 3)).map((name) => {
    const count = chance.is(0.25) ? 2 : 1
    return { name: count > 1 ? `${count} x ${name}` : name, minor: count * priceIn(world, chance) }
  })
  const sum = items.reduce((total, { minor }) => total + minor, 0)
  const share = world.isAdded ? world.rate / 100 : world.rate / (100 + world.rate)
  const tax = world.decimals ? Math.round(sum * share) : 100 * Math.round((sum * share) / 100)
  const total = world.isAdded ? sum + tax : sum
  const money = (minor: number) => world.money.replace('#', show(minor))
  const taxRow = `${world.tax.replace('%', `${world.rate}%`)}|${show(tax)}`
  const rows = [
    ...items.map(({ name, minor }) => `${name}|${show(minor)}`),
    `${world.subtotal}|${show(world.isAdded ? sum : total - tax)}`,
    ...(world.isAdded ? [taxRow] : []),
    `${world.total}|${money(total)}`,
    ...(world.isAdded ? [] : [taxRow]),
    ...paymentOf(world, total, chance).map(([word, minor]) => `${word}|${show(minor)}`),
  ]
  return { rows, total }
}

function paymentOf(world: World, total: number, chance: Chance): [string, number][] {
  if (chance.is(0.5)) return [[world.card, total]]
  const note = 100 * world.cheapest * 5
  const given = Math.ceil(total / note) * note
  const [cash, back] = world.cash
  return [
    [cash, given],
    [back, given - total],
  ]
}

/** A typical price there, in hundredths. */
function priceIn({ cheapest, decimals }: World, { whole, pick }: Chance) {
  const units = whole(cheapest, 5 * cheapest)
  if (decimals) return 100 * units + pick([0, 20, 50, 90, 95])
  const step = cheapest >= 1000 ? 500 : 10
  return 100 * Math.round(units / step) * step
}

function figureOf(minor: number, { decimals, thousands }: World) {
  const whole = String(Math.trunc(minor / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return decimals ? `${whole}${decimals}${twoDigits(minor % 100)}` : whole
}

function dayOf(pattern: string, moment: Moment) {
  return pattern
    .replace('yyyy', String(moment.year))
    .replace('MM', twoDigits(moment.month))
    .replace('dd', twoDigits(moment.day))
    .replace('hh:mm', clock(moment))
}
