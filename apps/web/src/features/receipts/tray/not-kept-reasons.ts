/** Why this device could not store something. */
export const notKeptReasons = {
  'no-room': 'There is no room left on this phone.',
  'no-answer': 'This phone has not answered. Closing other tabs of Quittance may help.',
  'no-store': 'This browser keeps nothing here, as in a private window.',
}
