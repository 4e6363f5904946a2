import type { Calibration } from './confidence.ts'

// Written by `npm run bench -- reader-doubts`: logistic regression on what was chosen, right or wrong, drawn back
// to hand-set values.
// Fitted on the sets sroie and de (CC BY 4.0; see the package's README), each read by weights that took
// none of it; names as set by hand.

export const calibration: Calibration = {
  vendor: {
    always: 0.7,
    lead: 0.48,
    learned: 0.1,
    isSaidAgain: 0.5,
    isChain: 0.7,
    isBusiness: 0.5,
    isGeneric: -2,
    lacksDayOrSum: -0.5,
    unclear: -0.5,
    hasGuessedLetter: -0.6,
    isReadTwoWays: -1.2,
    hardPage: -1,
  },
  date: {
    always: 0.96,
    lead: 1.08,
    isOpenOrder: -0.19,
    hasFullYear: 0.97,
    unclear: -0.75,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -0.75,
    hardPage: -1.99,
  },
  amount: {
    always: 0.35,
    lead: 0.47,
    addsUp: 1.04,
    isExplained: 0.53,
    isRepeated: 0.58,
    isNoTotal: -0.54,
    unclear: -0.75,
    hasGuessedLetter: -0.77,
    isReadTwoWays: -0.47,
    hardPage: -0.99,
  },
}
