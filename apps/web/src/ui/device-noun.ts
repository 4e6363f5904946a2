/** What people call the thing in front of them, by the layout they see: `On this ${deviceNoun}`. */
export const deviceNoun = globalThis.matchMedia?.('(min-width: 64rem)').matches ? 'device' : 'phone'
