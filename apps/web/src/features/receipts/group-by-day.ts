import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { Receipt } from '@quittance/contract/receipt'
import { daysBetween, formatDate, today } from '#lib/format/dates.ts'

export function groupByDay(receipts: readonly Receipt[], now = today()) {
  const days: { date: CalendarDate; label: string; receipts: Receipt[] }[] = []
  for (const receipt of receipts) {
    const last = days.at(-1)
    if (last?.date === receipt.date) last.receipts.push(receipt)
    else days.push({ date: receipt.date, label: dayName(receipt.date, now), receipts: [receipt] })
  }
  return days
}

/** `Today · Mar 12, 2026`, `Yesterday · Mar 11, 2026`, `Mar 10, 2026`. */
function dayName(date: CalendarDate, now: CalendarDate) {
  const name = ['Today', 'Yesterday'][daysBetween(date, now)]
  return name ? `${name} · ${formatDate(date)}` : formatDate(date)
}
