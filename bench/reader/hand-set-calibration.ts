import type { Calibration } from '@quittance/receipt-reader/confidence/confidence'

/** Start of the confidence fit and target of its regularisation; set by hand. */
export const handSetCalibration: Omit<Calibration, 'vendor'> = {
  date: {
    always: 0.5,
    lead: 0.7,
    isOpenOrder: -0.5,
    hasFullYear: 0.6,
    unclear: -0.8,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -1,
    hardPage: -2,
  },
  amount: {
    always: 0.3,
    lead: 0.8,
    addsUp: 1,
    isExplained: 0.8,
    isRepeated: 0.4,
    isNoTotal: -0.5,
    unclear: -0.8,
    hasGuessedLetter: -0.8,
    isReadTwoWays: -0.5,
    hardPage: -1,
  },
}
