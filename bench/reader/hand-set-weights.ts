import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'

// Start of the fit and target of its regularisation; set by hand, before any fitting.

export const vendorWeights: FieldWeights['vendor'] = {
  learned: 5,
  isFirst: 2,
  rank: -1,
  print: 1.5,
  otherKinds: -3,
  isFirm: 2,
  isTrade: 1,
  isSaidAgain: 1,
  isChain: 2,
  isAboveAddress: 1.5,
  isSender: 0.5,
  seams: -0.7,
}

export const dateWeights: FieldWeights['date'] = {
  hasDateWord: 1.7,
  isBillDate: 4,
  isBoughtDate: 2,
  isEndDate: -1.5,
  isOtherDay: -4,
  hasTime: 1.2,
  isRepeated: 0.9,
  position: -0.3,
  hasFullYear: 0.7,
  isUnusualOrder: -2.5,
  isOutOfRange: -4,
  isInTrip: 6,
}

export const totalWeights: FieldWeights['total'] = {
  isOnTotal: 2.5,
  isOnlySubtotal: -2,
  isOnOther: -2,
  isPaid: 0.8,
  isCashWithChange: -2.5,
  closings: 1.2,
  isCarriedOn: -2.5,
  sums: 1.2,
  rounding: 2,
  isLargest: 1,
  isWhole: -2.5,
  depth: 0.7,
}
