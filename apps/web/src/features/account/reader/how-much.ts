import { megabytes, wholeMegabytes } from '#lib/format/megabytes.ts'
import type { DownloadSize } from '#offline/reader/reader-state.ts'

/** `6 of 10 MB`. */
export function howMuch({ done, total }: DownloadSize): string {
  return `${wholeMegabytes(done)} of ${megabytes(total)}`
}
