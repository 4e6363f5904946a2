import type { Page } from '@playwright/test'
import type { Record } from './ledger.ts'
import { type OnDevice, onDevice } from './on-device.ts'
import { ofOthers, onServer } from './on-server.ts'
import type { World } from './world.ts'

const restMs = 60_000

export type Count = {
  taken: number
  onServer: number
  onDevice: number
  discarded: number
  deleted: number
  doubles: string[]
  missing: string[]
  /** Never taken, or deleted or discarded and still there. */
  unexpected: string[]
  refused: string[]
  /** On the server in the account of a user who took nothing. */
  underOthersName: string[]
}

/** Waits until everything has settled, then finds where each receipt is. */
export async function countAll(world: World): Promise<Count> {
  await world.makeReachable()
  await world.page().reload()
  await world.traveller.settle(world.page())
  const waiting = await untilSent(world.page())
  const saved = await onServer(world.dataDir)
  const { records } = world.ledger
  const kept = records.filter(({ isKept }) => isKept)
  const places = [...saved.map(({ key }) => key), ...waiting.map(({ key }) => key)]
  const timesOf = ({ key }: Record) => places.filter((one) => one === key).length
  const isSaved = ({ key }: Record) => saved.some((one) => one.key === key)
  const wanted = kept.filter(({ fate }) => fate === undefined)
  const gone = kept.filter(({ fate }) => fate !== undefined)
  const known = new Set(records.map(({ key }) => key))
  return {
    taken: kept.length,
    onServer: saved.length,
    onDevice: waiting.length,
    discarded: gone.filter(({ fate }) => fate === 'discarded').length,
    deleted: gone.filter(({ fate }) => fate === 'deleted').length,
    doubles: wanted.filter((record) => timesOf(record) > 1).map(inWords),
    missing: wanted.filter((record) => timesOf(record) === 0).map(inWords),
    unexpected: [
      // A receipt deleted elsewhere stays on the device until its owner decides.
      ...gone
        .filter((record) => (record.fate === 'deleted' ? isSaved(record) : timesOf(record) > 0))
        .map(inWords),
      ...places.filter((key) => !known.has(key)),
    ],
    refused: waiting
      .filter(({ state }) => state === 'refused')
      .map(({ key, problem }) => `${key}: ${problem}`),
    underOthersName: await ofOthers(world.dataDir, world.email),
  }
}

/** Reviewed receipts must be sent; those waiting for review may stay. */
async function untilSent(page: Page): Promise<OnDevice[]> {
  const deadline = performance.now() + restMs
  for (;;) {
    const waiting = await onDevice(page)
    if (!waiting.some(({ state }) => state === 'sending')) return waiting
    if (performance.now() > deadline) throw new Error('Reviewed receipts were not sent.')
  }
}

function inWords({ key, round, fate }: Record) {
  return `${key} (round ${round}${fate ? `, ${fate}` : ''})`
}
