/** Why this device would not keep something, for whoever has to decide what to do. */
export const notKeptReasons = {
  'no-room': 'There is no room left on this phone.',
  'no-store': 'This browser keeps nothing here, as in a private window.',
}
