/** Below what the form marks as doubtful. */
const doubted = 0.7
const sureOfSum = 0.5

/** How sure the name is: on a paper without a day and without a sure sum, which may be no receipt, none is. */
export function nameConfidence(plain: number, { date, amount }: { date: number; amount: number }) {
  return date === 0 && amount < sureOfSum ? Math.min(plain, doubted) : plain
}
