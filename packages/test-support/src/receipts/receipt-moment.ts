import type { Chance } from './chance.ts'

/** When a receipt was printed. */
export type Moment = { year: number; month: number; day: number; hour: number; minute: number }

export function anyMoment({ whole }: Chance): Moment {
  return {
    year: whole(2023, 2025),
    month: whole(1, 12),
    day: whole(1, 28),
    hour: whole(8, 22),
    minute: whole(0, 59),
  }
}

export function isoDay({ year, month, day }: Moment): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

export function clock({ hour, minute }: Moment): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

export function dayOfWeek(moment: Moment): number {
  return new Date(isoDay(moment)).getUTCDay()
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
