import { judge } from '#shared/kept.ts'
import { type Measured, quietCalls } from './quiet-user.ts'
import type { Answers } from './start-crowd.ts'

export type Outcome = { flood: string; among: Measured; answers: Answers; peakBytes: number }

const timesLimit = 3
const bytesLimit = 1.2e9

/** Prints all that was measured, and fails the bench above a limit. */
export function reportCrowd(outcomes: Outcome[], alone: Measured) {
  const heldUp: string[] = []
  const rows = outcomes.flatMap(({ flood, among }) =>
    quietCalls.map((call) => {
      const times = among[call].medianMs / alone[call].medianMs
      const failed = alone[call].failed + among[call].failed
      if (failed > 0 || !(times <= timesLimit)) heldUp.push(`${call} among ${flood}`)
      const speeds = [alone, among].map((measured) => `${measured[call].medianMs.toFixed(1)} ms`)
      const cells = [flood, call, ...speeds, times.toFixed(2), among[call].count, failed || '']
      return `| ${cells.join(' | ')} |`
    }),
  )
  const crowds = outcomes.map(({ flood, answers, peakBytes }) => {
    const statuses = Object.entries(answers.statuses).map(
      ([status, count]) => `${count} × ${status}`,
    )
    const perSecond = answers.perSecond.toFixed(0)
    return `| ${flood} | ${perSecond}/s: ${statuses.join(', ')} | ${megabytes(peakBytes)} |`
  })
  console.info(`The quiet user, by medians:

| flood | call | alone | in the crowd | times | calls | failed |
|---|---|---|---|---|---|---|
${rows.join('\n')}

The crowd, and the memory of all processes together (PSS):

| flood | what the crowd was answered | most memory |
|---|---|---|
${crowds.join('\n')}
`)
  const large = outcomes.filter(({ peakBytes }) => peakBytes > bytesLimit)
  judge({
    [`nothing takes more than ${timesLimit} times as long`]: heldUp,
    [`at most ${megabytes(bytesLimit)}`]: large.map(({ flood }) => flood),
  })
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
}
