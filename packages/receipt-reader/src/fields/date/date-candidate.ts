import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { DateFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { TextBox } from '#page/text-box.ts'

export type DateCandidate = { date: CalendarDate; box: TextBox; features: Features<DateFeature> }
