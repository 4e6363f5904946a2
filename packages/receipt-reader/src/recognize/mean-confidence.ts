import type { Reading } from '#page/text-box.ts'

export function meanConfidence(readings: Reading[]): number {
  return readings.reduce((sum, { confidence }) => sum + confidence, 0) / readings.length
}
