const day = 24 * 60 * 60_000

/** Closing days of TARGET, the payment system the European Central Bank follows, as `MM-DD`. */
const fixedHolidays = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Whether rates are published on this day: a weekday that is not a TARGET holiday. */
export function isPublishingDay(date: string): boolean {
  const time = Date.parse(date)
  const weekday = new Date(time).getUTCDay()
  if (weekday === 0 || weekday === 6 || fixedHolidays.has(date.slice(5))) return false
  const sinceEaster = (time - easterSunday(Number(date.slice(0, 4)))) / day
  return sinceEaster !== -2 && sinceEaster !== 1
}

/** Gauss's formula, with its constants for 1900 to 2099. */
function easterSunday(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isTooLate = weekday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10))
  return Date.UTC(year, 2, 22 + moon + weekday - (isTooLate ? 7 : 0))
}
