import type { Weights } from './scoring.ts'

export const vendorWeights: Weights = {
  isName: -2, isFirst: 2.5, isSecond: 1, isThird: 0.3, isBelowHead: -2, depth: -1, size: 1, isTallest: 0.7,
  endsWithLegalForm: 2.5, holdsLegalForm: -2.5, startsWithForm: 0.7, isTrade: 1, isAddress: -4, isContact: -4,
  isRegistration: -3, isTitle: -3, isDate: -3, hasAmount: -3, digits: -3, isShort: -1.5, isLong: -1,
  isLowerCase: -3, isGibberish: -2, isBeforeRegistration: 1.5, isBeforeAddress: 0.8, isBeforeLegalName: 0.3,
  isAfterLegalName: -1, isAfterRegistration: -1, isAfterOtherParty: -2, isAfterTitle: -0.5, isInDomain: 1,
  isRepeated: 0.7, isPair: -0.7, isTriple: -1, isUneven: -1, isParted: -1, doubt: -3, offCentre: -1,
}

export const dateWeights: Weights = {
  isDay: 1, hasDateWord: 1.5, hasTime: 1, isRepeated: 0.8, isAgreed: 0.7, isJoined: -1, hasFullYear: 0.7,
  isNamed: 0.7, isUnusualOrder: -2.5, isOtherDay: -4, isFuture: -5, isOld: -2, isVeryOld: -2, isInTrip: 2.5,
  isNearTrip: 1.5, position: -0.3,
}

export const totalWeights: Weights = {
  isAmount: -1.5, isOnTotal: 2.5, isOnStrongTotal: 1, isOnLastTotal: 0.6, isOnSubtotal: -0.5, isOnlySubtotal: -1.5,
  isOnTax: -2, isOnTip: -2, isOnChange: -2.5, isOnDiscount: -1.5, isOnQuantity: -1.5, isOnRounding: -1.5,
  isOnCash: 0.4, isOnCard: 1.2, isCashLessChange: 2.5, isExactCash: 1, isCashWithChange: -2.5, isSumWithTax: 2,
  isSumWithTip: 1, isItemSum: 0.7, isItemSumWithTax: 1, isRounded: 2, isToBeRounded: -2.5, isLargest: 1,
  isRepeated: 1, isWhole: -2.5, isAgreed: 0.4, isAlone: 0.3, isTall: 0.7, depth: 0.7, isTiny: -1,
}
