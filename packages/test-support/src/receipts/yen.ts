import type { Chance } from './chance.ts'

/** An amount in one of the ways that tills print yen. */
export function anyYen(amount: number, { whole }: Chance): string {
  const plain = thousands(amount)
  return [`¥${plain}`, `${plain}円`, `¥ ${plain}`, `¥${plain}-`, plain][whole(0, 4)] ?? plain
}

export function thousands(amount: number): string {
  return amount.toLocaleString('en-US')
}
