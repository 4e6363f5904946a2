import { setImmediate } from 'node:timers/promises'
import { isCalendarDate } from '@quittance/contract/calendar-date'
import type { DayRates } from './exchange-rates.queries.ts'

const tag = /<[^<>]*>/g
const maxTagLength = 1_000
const maxCurrencies = 100
const daysAtOnce = 200
const end = '</gesmes:Envelope>'

const day = /^<Cube\s+time=["']([\d-]{10})["']\s*>$/
const entry = /^<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,10})?)["']\s*\/>$/

/**
 * Streams the one XML format of the reference rates: `Cube` elements, one per day with one per
 * currency in it. Supports no entities or document types, so a file with those is rejected.
 */
export async function* readReferenceRates(text: AsyncIterable<string>): AsyncGenerator<DayRates> {
  let rest = ''
  let current: DayRates | undefined
  let last = ''
  let count = 0
  for await (const piece of text) {
    rest += piece
    let read = 0
    for (const match of rest.matchAll(tag)) {
      read = match.index + match[0].length
      last = match[0]
      if (last.startsWith('<!') && !last.startsWith('<!--')) throw unexpected(last)
      current = day.test(last) ? beginDay(last, current) : current
      if (last.startsWith('<Cube') && !day.test(last)) takeEntry(last, current)
      if (last !== '</Cube>' || !current) continue
      yield completed(current)
      current = undefined
      count += 1
      // The history has thousands of days: yield to other requests between them.
      if (count % daysAtOnce === 0) await setImmediate()
    }
    rest = rest.slice(read)
    if (rest.length > maxTagLength) throw unexpected(rest)
  }
  if (last !== end) throw new Error('The rates file is truncated.')
  if (count === 0) throw new Error('The rates file contains no rates.')
}

function beginDay(text: string, current: DayRates | undefined): DayRates {
  const date = day.exec(text)?.[1] ?? ''
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  if (current || !isCalendarDate(date) || date > tomorrow) throw unexpected(text)
  return { day: date, rates: {} }
}

function takeEntry(text: string, current: DayRates | undefined) {
  // The outermost element.
  if (/^<Cube\s*>$/.test(text)) return
  const [, currency, rate] = entry.exec(text) ?? []
  if (!currency || !rate || !current || Number(rate) === 0) throw unexpected(text)
  if (currency in current.rates) throw unexpected(text)
  current.rates[currency] = rate
  if (Object.keys(current.rates).length > maxCurrencies) throw unexpected(text)
}

function completed(current: DayRates): DayRates {
  if (Object.keys(current.rates).length === 0)
    throw new Error(`There are no rates for ${current.day}.`)
  return current
}

function unexpected(text: string) {
  return new Error(`Unexpected content in the rates file: ${text.slice(0, 80)}`)
}
