import { fold } from '#lexicon/fold.ts'
import type { TextBox } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Ranked } from './scoring.ts'

/**
 * From the share of belief to how often it is right. The shares come out of a fit and are nearly right as they
 * are; vendors are drawn down, because one that was never seen before is harder than those of the fit.
 */
const calibration = {
  vendor: { slope: 0.85, offset: -0.1 },
  date: { slope: 1, offset: 0 },
  amount: { slope: 1, offset: 0 },
} as const

const highest = 0.99
const clearlyRead = 0.97
const readTwoWays = 0.85

/** How often a value that was chosen with this lead over the others is right. */
export function confidenceIn<T>(
  field: keyof typeof calibration,
  chosen: Ranked<T> | undefined,
  boxesOf: (candidate: T) => TextBox[],
): number {
  if (!chosen) return 0
  const { slope, offset } = calibration[field]
  const share = Math.min(Math.max(chosen.probability, 0.001), 0.999)
  const logit = Math.log(share / (1 - share))
  const right = 1 / (1 + Math.exp(-(slope * logit + offset)))
  const legible = Math.min(...boxesOf(chosen.candidate).map(legibility))
  return Math.round(Math.min(right * legible, highest) * 100) / 100
}

/** The right place is not yet the right text: print that is hard to read, or read in two ways, counts less. */
function legibility(box: TextBox) {
  const clear = Math.min(1, box.confidence / clearlyRead) ** 2
  const [first, ...others] = readingsOf(box).map(lettersOf)
  return others.some((other) => other !== first) ? clear * readTwoWays : clear
}

function lettersOf(text: string) {
  return fold(text).compact + text.replaceAll(/\D/g, '')
}
