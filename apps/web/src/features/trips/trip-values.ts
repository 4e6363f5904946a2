import type { NewTrip } from './data/open-dialogs.ts'

/** Only a sent trip has an end date. */
export type TripValues = NewTrip & { endDate?: string | undefined }

export const noTexts = { purpose: '', project: '', paidBy: 'traveller' } as const

type TextName = keyof typeof noTexts

const names = Object.keys(noTexts) as TextName[]

/** Those that differ from the default. */
export function usedTexts(values: Pick<TripValues, TextName>): TextName[] {
  return names.filter((name) => (values[name] ?? noTexts[name]) !== noTexts[name])
}

/** Without the optional texts that were never used. */
export function withoutUnused(values: TripValues, initial: TripValues): TripValues {
  const used = usedTexts(values)
  const unused = names.filter((name) => !used.includes(name) && initial[name] === undefined)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !unused.some((one) => one === name)),
  ) as TripValues
}
