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
    always: 0.72,
    lead: 0.97,
    isOpenOrder: -0.19,
    hasFullYear: 0.99,
    unclear: -0.78,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -0.84,
    hardPage: -2,
  },
  amount: {
    always: 0.17,
    lead: 0.44,
    addsUp: 0.94,
    isExplained: 0.5,
    isRepeated: 0.61,
    isNoTotal: -0.73,
    unclear: -0.8,
    hasGuessedLetter: -0.84,
    isReadTwoWays: -0.45,
    hardPage: -0.99,
  },
}
