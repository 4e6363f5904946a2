import { type Measured, type QuietCall, quietCalls } from './quiet-user.ts'
import type { Answers } from './start-crowd.ts'

export type Outcome = {
  flood: string
  among: Measured
  answers: Answers
  peakBytes: number
}

const timesLimit = 3
const bytesLimit = 1.2e9

export function crowdTable(outcomes: Outcome[], alone: Measured) {
  const rows = outcomes.flatMap((outcome) =>
    quietCalls.map((call) => {
      const { flood, among } = outcome
      const failed = alone[call].failed + among[call].failed
      const cells = [
        flood,
        call,
        `${alone[call].medianMs.toFixed(1)} ms`,
        `${among[call].medianMs.toFixed(1)} ms`,
        timesSlower(outcome, alone, call).toFixed(2),
        `${among[call].count}`,
        failed > 0 ? String(failed) : '',
        isHeldUp(outcome, alone, call) ? 'broken' : '',
      ]
      return `| ${cells.join(' | ')} |`
    }),
  )
  const crowds = outcomes.map(({ flood, answers, peakBytes }) => {
    const statuses = Object.entries(answers.statuses).map(
      ([status, count]) => `${count} × ${status}`,
    )
    const isTooMuch = peakBytes > bytesLimit ? ' | broken |' : ' | |'
    return `| ${flood} | ${answers.perSecond.toFixed(0)}/s: ${statuses.join(', ')} | ${megabytes(peakBytes)}${isTooMuch}`
  })
  return [
    `The quiet user, by medians (limit ${timesLimit} times):`,
    '',
    '| flood | call | alone | in the crowd | times | calls | failed | |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `The crowd, and the memory of all processes together (PSS, limit ${megabytes(bytesLimit)}):`,
    '',
    '| flood | what the crowd was answered | most memory | |',
    '|---|---|---|---|',
    ...crowds,
  ].join('\n')
}

export function isBroken(outcomes: Outcome[], alone: Measured) {
  return outcomes.some(
    (outcome) =>
      outcome.peakBytes > bytesLimit || quietCalls.some((call) => isHeldUp(outcome, alone, call)),
  )
}

function isHeldUp(outcome: Outcome, alone: Measured, call: QuietCall) {
  const { among } = outcome
  const isAnswered = alone[call].failed + among[call].failed === 0
  return !isAnswered || !(timesSlower(outcome, alone, call) <= timesLimit)
}

function timesSlower({ among }: Outcome, alone: Measured, call: QuietCall) {
  return among[call].medianMs / alone[call].medianMs
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
}
