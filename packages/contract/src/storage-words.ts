import type { StorageUse } from './storage.ts'

const nearlyFullFrom = 0.9

/** From here on the user is warned. */
export function isNearlyFull({ usedBytes, limitBytes }: StorageUse) {
  return usedBytes >= limitBytes * nearlyFullFrom
}

/** `1,234 MB`, as a limit is set. */
export function inMegabytes(bytes: number) {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`
}

export const storageAdvice =
  'Delete receipts you no longer need, or ask support for more; archiving a trip frees no space.'
