import type { FieldWeights } from './scoring.ts'

// Days and totals: fitted by `npm run bench -- reader-weights` on 311 receipts of the sets sroie and de (CC BY 4.0; see
// the package's README), softmax over the candidates of a receipt, drawn back to hand-set values; those of later
// features are set by hand. Sellers: the same fit, drawn back ten times as strongly, with the tuned documents of
// fixtures/ among the examples, which that bench leaves out.

export const fieldWeights: FieldWeights = {
  vendor: {
    learned: 5.05,
    isFirst: 2.15,
    rank: -0.91,
    print: 1.77,
    otherKinds: -2.94,
    isFirm: 1.9,
    isTrade: 1.03,
    isSaidAgain: 1.09,
    isChain: 2,
    isAboveAddress: 1.6,
    isSender: 0.49,
    seams: -0.71,
  },
  date: {
    hasDateWord: 2.06,
    isBillDate: 4,
    isBoughtDate: 2,
    isEndDate: -1.5,
    isOtherDay: -3.82,
    hasTime: 2.14,
    isRepeated: 0.94,
    position: -0.18,
    hasFullYear: 1.56,
    isUnusualOrder: -2.98,
    isOutOfRange: -4.02,
    isInTrip: 6,
  },
  total: {
    isOnTotal: 2.68,
    isOnlySubtotal: -1.51,
    isOnOther: -1.73,
    isPaid: 0.84,
    isCashWithChange: -2.51,
    closings: 1.2,
    isCarriedOn: -1.77,
    sums: 1.24,
    rounding: 1.21,
    isLargest: 1.48,
    isWhole: -2.59,
    depth: 0.87,
  },
}
