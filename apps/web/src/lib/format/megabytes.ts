/** Whole megabytes; anything above 0 is at least one. */
export function wholeMegabytes(bytes: number): number {
  return bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1_000_000))
}

/** `9 MB`. */
export function megabytes(bytes: number): string {
  return `${wholeMegabytes(bytes)} MB`
}
