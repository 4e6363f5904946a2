import { percentRight, quantile } from './outcome.ts'
import { growthOf, peakOf, settledOf } from './pair-memory.ts'
import { nameOf, percentEqual, type ScoredPair, timed } from './pairs.ts'
import { fields } from './score.ts'
import { groupsOf, rounded } from './tables.ts'

const limits = {
  equalPercent: 99,
  /** Points of a hundred. */
  worse: 0.5,
  ratio: 3,
  peakMegabytes: 600,
  /** One leaked greyscale picture is more than this. */
  growthMegabytes: 0.5,
}

/** Fewer cannot show a leak. */
const enoughForLeaks = 100

/** The broken promises of the phone reader, as text. */
export function brokenPromises(pairs: ScoredPair[]): string[] {
  return [
    ...failures(pairs),
    ...belowEqual(pairs),
    ...worseSets(pairs),
    ...tooSlow(pairs),
    ...tooMuchMemory(pairs),
    ...heldUp(pairs),
  ]
}

function failures(pairs: ScoredPair[]) {
  return pairs.flatMap((pair) =>
    (['server', 'tab'] as const).flatMap((side) => {
      const { failure } = pair[side]
      return failure ? `${nameOf(pair)} is read by the ${side}, but ${failure}` : []
    }),
  )
}

function belowEqual(pairs: ScoredPair[]) {
  const equal = percentEqual(pairs)
  const { equalPercent } = limits
  return equal >= equalPercent
    ? []
    : [`${equalPercent} % of the values are equal, but ${equal.toFixed(2)} % are`]
}

/** Being better than the server is not a fault. */
function worseSets(pairs: ScoredPair[]) {
  return groupsOf(pairs, ({ set }) => set).flatMap(([set, of]) =>
    fields.flatMap((field) => {
      const [here, there] = (['tab', 'server'] as const).map((side) =>
        percentRight(
          of.map(({ scores }) => scores[side]),
          field,
        ),
      )
      return there! - here! > limits.worse
        ? `${field} of ${set} is within ${limits.worse} of the server's ${rounded(there!)} %, but it is ${rounded(here!)} %`
        : []
    }),
  )
}

/** By wall and processor time: on a busy machine wall time depends on scheduling. */
function tooSlow(pairs: ScoredPair[]) {
  return (['seconds', 'cpuSeconds'] as const).flatMap((measure) => {
    const [here, there] = (['tab', 'server'] as const).map((side) =>
      quantile(
        timed(pairs).map((pair) => pair[side][measure]),
        0.5,
      ),
    )
    const ratio = here! / there!
    return ratio > limits.ratio
      ? `the median is at most ${limits.ratio} times the server's, but by ${measure} it is ${ratio.toFixed(2)} times`
      : []
  })
}

function tooMuchMemory(pairs: ScoredPair[]) {
  const { reader: peak } = peakOf(pairs)
  const growth = growthOf(settledOf(pairs))
  return [
    ...(peak <= limits.peakMegabytes
      ? []
      : [`a tab's reader holds at most ${limits.peakMegabytes} MB, but it held ${peak}`]),
    ...(pairs.length >= enoughForLeaks && Number.isNaN(growth)
      ? ['nothing leaks, but no tab read long enough to tell']
      : []),
    ...(growth > limits.growthMegabytes
      ? [`nothing leaks, but ${growth.toFixed(2)} MB stay of each receipt`]
      : []),
  ]
}

function heldUp(pairs: ScoredPair[]) {
  const longest = Math.max(0, ...pairs.flatMap(({ tab }) => tab.longTasks.reading))
  return longest === 0
    ? []
    : [`reading holds no page up for 50 ms, but one stood for ${Math.round(longest)} ms`]
}
