import type { CalendarDate } from '@quittance/contract/calendar-date'

export function addDays(date: CalendarDate, count: number): CalendarDate {
  const day = instant(date)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}

export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((instant(date).getUTCDay() + 6) % 7))
}

function instant(date: CalendarDate) {
  return new Date(`${date}T00:00:00Z`)
}
