import { type OnDevice, onDevice } from './on-device.ts'
import type { Record } from './plan.ts'
import type { World } from './world.ts'

const restMs = 60_000

export type Count = Awaited<ReturnType<typeof countAll>>

/** Waits until everything has settled, then finds where each receipt is; what breaks a promise is listed under it. */
export async function countAll(world: World) {
  await world.makeReachable()
  // A form that closes now goes back in the history and cancels the reload.
  await world
    .page()
    .reload()
    .catch(() => world.page().reload())
  await world.traveller.settle(world.page())
  const waiting = await untilSent(world)
  const saved = await world.onServer()
  const places = [...saved, ...waiting].map(({ key }) => key)
  const timesOf = ({ key }: Record) => places.filter((one) => one === key).length
  const isSaved = ({ key }: Record) => saved.some((one) => one.key === key)
  const kept = world.records.filter(({ isKept }) => isKept)
  const wanted = kept.filter(({ fate }) => fate === undefined)
  const discarded = kept.filter(({ fate }) => fate === 'discarded')
  const deleted = kept.filter(({ fate }) => fate === 'deleted')
  const known = new Set(world.records.map(({ key }) => key))
  const refused = waiting.filter(({ state }) => state === 'refused')
  return {
    summary: `${kept.length} taken = ${saved.length} on the server + ${waiting.length} on the device + ${discarded.length} discarded + ${deleted.length} deleted later`,
    refused: refused.map(({ key, problem }) => `${key}: ${problem}`),
    broken: {
      'nothing is lost': wanted.filter((record) => timesOf(record) === 0).map(inWords),
      'nothing is there twice': wanted.filter((record) => timesOf(record) > 1).map(inWords),
      'what is gone stays gone': [
        ...discarded.filter((record) => timesOf(record) > 0).map(inWords),
        // One that was deleted elsewhere stays on the device until its owner decides.
        ...deleted.filter(isSaved).map(inWords),
      ],
      'nothing is there that was not taken': places.filter((key) => !known.has(key)),
      "nothing goes under another's name": await world.ofOthers(),
    },
  }
}

/** Reviewed receipts must be sent; those waiting for review may stay. */
async function untilSent(world: World): Promise<OnDevice[]> {
  const deadline = performance.now() + restMs
  for (;;) {
    const waiting = await onDevice(world.page())
    if (!waiting.some(({ state }) => state === 'sending')) return waiting
    if (performance.now() > deadline) throw new Error('Reviewed receipts were not sent.')
  }
}

function inWords({ key, round }: Record) {
  return `${key} of round ${round}`
}
