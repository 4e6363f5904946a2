import type { Calibration } from './confidence.ts'

// Written by `npm run bench -- reader-doubts`: logistic regression on what was chosen, right or wrong, drawn back
// to hand-set values.
// Fitted on the sets sroie and de (CC BY 4.0; see the package's README), each read by weights that took
// none of it.

export const calibration: Calibration = {
  vendor: {
    always: 0.33,
    lead: 0.37,
    learned: 0.57,
    isSaidAgain: 0.12,
    isChain: 0.64,
    isBusiness: 0.51,
    isGeneric: -1.98,
    lacksDayOrSum: -1.5,
    unclear: -0.63,
    hasGuessedLetter: -0.7,
    isReadTwoWays: -0.42,
    hardPage: -1.99,
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
