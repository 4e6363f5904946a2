import type { Page } from '@playwright/test'
import { password } from '#shared/travellers.ts'
import { onDevice } from './on-device.ts'
import type { Fault, FaultKind, Moment, Plan, Record, Take } from './plan.ts'
import { screenOf } from './traveller.ts'
import type { Mishap } from './weak-network.ts'
import type { World } from './world.ts'

const savePath = '/api/receipts'
const readPath = '/api/receipts/process'
/** After this long, the call will not come. */
const callMs = 4000

const mishaps: Partial<{ [Kind in FaultKind]: Mishap }> = {
  'server killed between commit and answer': 'kill-before-answer',
  'server killed in the middle of a request': 'kill-meanwhile',
  'connection cut, nothing arrived': 'cut',
  'answer lost': 'lose-answer',
  'connection stalled': 'stall',
  'deleted elsewhere, sent again late': 'lose-answer',
  'answer lost, and the double deleted': 'lose-answer',
  'browser killed': 'notice',
}

const deletions = new Set<FaultKind>([
  'deleted elsewhere, sent again late',
  'answer lost, and the double deleted',
])

/** Re-opens the form that was being filled in. */
const closesForms = new Set<FaultKind>([
  'reload',
  'browser killed',
  'another user signs in in a second tab',
])

/** One or two receipts, with the faults in between. */
export async function playRound(world: World, plan: Plan) {
  const at = (moment: Moment) => plan.faults.filter((fault) => fault.moment === moment)
  const { traveller } = world
  await traveller.settle(world.page())
  for (const fault of at('before')) await happen(world, fault)
  const isWithOther = plan.faults.some(({ kind }) => kind === 'two tabs')
  const other = isWithOther ? await world.newTab() : undefined
  if (other) await traveller.settle(other)

  if (plan.checksOld) await checkOld(world)
  for (const [index, take] of plan.takes.entries()) {
    const record = await world.addRecord(plan.round, take.what)
    const tab = index === 1 && other && !other.isClosed() ? other : undefined
    await takeOne(world, tab, record, { take, at: index === 0 ? at : () => [] })
  }
  for (const fault of at('after')) await happen(world, fault)

  world.network.clear()
  if (!plan.staysOffline) await world.setOffline(false)
  if (other && !other.isClosed()) await other.close()
}

type Steps = { take: Take; at: (moment: Moment) => Fault[] }

async function takeOne(world: World, tab: Page | undefined, record: Record, { take, at }: Steps) {
  const { traveller } = world
  const here = () => tab ?? world.page()
  const [whileReading] = at('while reading')
  const reading = whileReading && arm(world, whileReading, readPath)
  await traveller.settle(here())
  for (const fault of at('while taking')) {
    await traveller.choosePhoto(here(), record)
    await happen(world, fault)
    await traveller.settle(here())
  }
  if (record.what === 'photo') await traveller.takePhoto(here(), record)
  else await traveller.typeReceipt(here(), record)
  await reading?.()

  for (const fault of at('in the form')) {
    await happen(world, fault)
    if (!closesForms.has(fault.kind)) continue
    await traveller.settle(here())
    await traveller.reopen(here(), record)
  }
  if (take.end === 'discard') await traveller.discard(here(), record)
  if (take.end === 'save') await saveOne(world, here, record, at('on Save')[0])
}

async function saveOne(world: World, here: () => Page, record: Record, fault: Fault | undefined) {
  const { traveller } = world
  await traveller.fill(here(), record)
  if (fault?.kind === 'another user signs in in a second tab') {
    return saveUnderOther(world, here(), record)
  }
  const call = fault && mishaps[fault.kind] ? arm(world, fault, savePath) : undefined
  await traveller.pressSave(here(), record)
  const hasHappened = await call?.()
  if (fault?.kind === 'reload' || fault?.kind === 'browser killed') return happen(world, fault)
  if (hasHappened && fault && deletions.has(fault.kind)) {
    await deleteElsewhere(world, record, fault.kind)
  }
  // The user does not wait for a response that never comes and closes the form.
  if (world.network.isStalled()) return
  await traveller.untilOver(here(), record.vendor)
}

/** Answers the open question of a receipt left earlier. */
async function checkOld(world: World) {
  const { traveller, records } = world
  const waiting = await onDevice(world.page())
  const isLeft = ({ key, what, isChecked }: Record) =>
    what === 'photo' &&
    !isChecked &&
    waiting.some((one) => one.key === key && one.state === 'checking')
  const record = records.find(isLeft)
  if (!record) return
  await traveller.reopen(world.page(), record)
  await saveOne(world, world.page, record, undefined)
}

async function happen(world: World, { kind, ms }: Fault) {
  const { network, traveller } = world
  world.note(kind)
  switch (kind) {
    case 'offline':
      return world.setOffline(true)
    case 'reload':
      return reload(world.page())
    case 'browser killed':
      await world.restartBrowser()
      return traveller.settle(world.page())
    case '503 answers':
      network.weather.isUnavailable = true
      return
    case 'slow answers':
      network.weather.delayMs = 100 + 8 * ms
      return
    case 'session expired':
      return world.endSessions()
    case 'another user signs in in a second tab':
      return handOver(world)
    default:
  }
}

/** The owner signs out in a second tab and another user signs in there: the first tab must show nothing. */
async function handOver(world: World) {
  await world.makeReachable()
  const tab = await world.newTab()
  try {
    await world.traveller.settle(tab)
    await world.traveller.signOut(tab)
    await world.other.settle(tab)
    await screenOf(world.page()).waitingList.waitFor({ state: 'hidden' })
  } finally {
    await world.endSessions()
    await tab.close()
  }
}

/** Saves after the cookie became another user's without this tab noticing. */
async function saveUnderOther(world: World, page: Page, record: Record) {
  await world.makeReachable()
  world.note('another user signs in in a second tab')
  const { email } = world.otherAccount
  const login = await page.request.post('/api/auth/login', { data: { email, password } })
  if (!login.ok()) throw new Error(`The other login returned ${login.status()}.`)
  try {
    await world.traveller.pressSave(page, record)
    // However the tab notices, it must leave the previous user's receipts.
    await page.waitForFunction(() => ['/', '/login'].includes(location.pathname), undefined, {
      timeout: 30_000,
    })
  } finally {
    await world.endSessions()
  }
}

/** A form that closes now goes back in the history and cancels the reload. */
async function reload(page: Page) {
  await page.reload().catch(() => page.reload())
}

/** Injects a fault into the next call; returns a function that waits for it and says whether it happened. */
function arm(world: World, { kind, ms }: Fault, path: string) {
  const mishap = mishaps[kind]
  // Offline there are no calls.
  const isPossible = mishap && !world.isOffline()
  const armed = isPossible ? world.network.arm(path, mishap, ms) : Promise.resolve(false)
  return async () => {
    const hasHappened = await inTime(armed)
    const isWhole = mishap !== 'notice' && !deletions.has(kind)
    if (hasHappened && isWhole) world.note(kind)
    return hasHappened
  }
}

/**
 * Saved, and deleted on another device before this one knows; sending it again must not restore it.
 * If the owner deleted it as a duplicate, the device has the only copy: it stays until they decide.
 */
async function deleteElsewhere(world: World, record: Record, kind: FaultKind) {
  // Offline until it is deleted, so that this device cannot ask before.
  await world.setOffline(true)
  const saved = (await world.onServer()).find(({ key }) => key === record.key)
  const isHere = (await onDevice(world.page())).some(({ key }) => key === record.key)
  // The lost response belonged to an older receipt, or this one was already repeated.
  if (!saved || !isHere) return world.note('answer lost')
  const { request } = world.page()
  const deleted = await request.delete(`${savePath}/${saved.id}`)
  // Another fault may have ended the session.
  if (deleted.status() === 401) return
  if (!deleted.ok()) throw new Error(`Deleting it returned ${deleted.status()}.`)
  if (kind === 'deleted elsewhere, sent again late') record.fate = 'deleted'
  world.note(kind)
  const fields = { vendor: record.vendor, amount: '1.00', currency: 'EUR', date: '2026-03-01' }
  const names = { tripId: String(world.account.tripId), clientId: saved.clientId }
  const repeated = await request.post(savePath, { multipart: { ...fields, ...names } })
  if (repeated.status() !== 410) {
    throw new Error(`Repeating a deleted receipt returned ${repeated.status()}.`)
  }
}

function inTime(happened: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), callMs)
  return Promise.race([happened, late]).finally(() => clearTimeout(timer))
}
