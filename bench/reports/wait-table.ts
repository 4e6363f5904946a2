import type { Wait } from './bystander.ts'

const alwaysFineMs = 100
const timesQuietLimit = 10

export function waitTable(waits: Wait[]) {
  const rows = waits.map((wait) => {
    const { build, meanwhile, p50, p99, worst } = wait
    const quiet = quietOf(waits, wait)
    const cells = [
      build,
      meanwhile,
      ...[p50, p99, worst].map((ms) => `${ms.toFixed(1)} ms`),
      ...[p50 / quiet.p50, p99 / quiet.p99].map((times) => times.toFixed(1)),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| build | meanwhile | p50 | p99 | worst | p50 to quiet | p99 to quiet |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** On a busy machine every call waits; only the excess is caused by the file. */
export function isHeldUp(waits: Wait[]) {
  return waits
    .filter(({ build }) => build === 'this')
    .some((wait) => wait.p99 > Math.max(alwaysFineMs, timesQuietLimit * quietOf(waits, wait).p99))
}

function quietOf(waits: Wait[], { build }: Wait) {
  const quiet = waits.find((wait) => wait.build === build && wait.meanwhile === 'nothing')
  if (!quiet) throw new Error('The quiet latency was not measured.')
  return quiet
}
