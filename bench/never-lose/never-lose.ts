import { isPaintedAs } from '#replicas/photos.ts'
import { pictureOf } from '#replicas/traffic.ts'
import { type Count, countAll } from './count.ts'
import { onServer } from './on-server.ts'
import { faultKinds, type Plan, planRounds } from './plan.ts'
import { playRound } from './round.ts'
import { createWorld, type World } from './world.ts'

const usualRounds = 200
const usualSeed = 2026
const roundsBetweenCounts = 20
/** Prints each round's plan and duration. */
const isTalkative = process.env.DEBUG !== undefined

/**
 * `npm run bench -- never-lose [rounds [seed]]`: receipts on their way from a real browser to a real
 * server, with faults at every step; each must be in exactly one place in the end.
 */
export async function run([count, given]: string[]) {
  const rounds = count === undefined ? usualRounds : Number(count)
  const seed = given === undefined ? usualSeed : Number(given)
  const startedAt = performance.now()
  console.info(`${rounds} rounds, seed ${seed}.`)
  await using trial = new AsyncDisposableStack()
  const world = await createWorld(trial)
  const { counted, stuck } = await playAll(world, planRounds(rounds, seed))
  const broken = counted ? brokenPromises(counted) : ['everything comes to rest']
  broken.push(...(await wrongPhotos(world)))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.info(table(world, counted, stuck.length, seconds))
  for (const promise of broken) console.error(`Broken: ${promise}.`)
  if (broken.length > 0) process.exitCode = 1
  else console.info(`Every receipt is where it belongs, once (seed ${seed}).`)
}

async function playAll(world: World, plans: Plan[]) {
  const stuck: number[] = []
  let counted: Count | undefined
  for (const plan of plans) {
    const startedAt = performance.now()
    try {
      await playRound(world, plan)
    } catch (error) {
      stuck.push(plan.round)
      console.error(`Round ${plan.round} got stuck, ${inWords(plan)}: ${firstLines(error)}`)
      await startOver(world)
    }
    const took = Math.round(performance.now() - startedAt)
    if (isTalkative) console.info(`${plan.round}. ${inWords(plan)}: ${took} ms`)
    if (plan.round % roundsBetweenCounts !== 0 && plan !== plans.at(-1)) continue
    counted = await countAll(world)
    console.info(progress(plan.round, counted))
    if (brokenPromises(counted).length > 0) break
  }
  return { counted, stuck }
}

/** Restarts the device, as a stuck user would. */
async function startOver(world: World) {
  await world.makeReachable()
  await world.restartBrowser()
}

function brokenPromises({ doubles, missing, unexpected, underOthersName }: Count) {
  return [
    ...missing.map((one) => `nothing is lost, but ${one} is`),
    ...doubles.map((one) => `nothing is there twice, but ${one} is`),
    ...unexpected.map((one) => `what is gone stays gone, but ${one} is there`),
    ...underOthersName.map((one) => `nothing goes under another's name, but ${one} did`),
  ]
}

/** Receipts on the server whose image is not the one that was taken. */
async function wrongPhotos({ dataDir, service, account, ledger, page, makeReachable }: World) {
  await makeReachable()
  const cookies = await page().context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const wrong: string[] = []
  for (const { id, key } of await onServer(dataDir)) {
    const record = ledger.records.find((one) => one.key === key)
    if (record?.what !== 'photo') continue
    const receipt = {
      id,
      tripId: account.tripId,
      account: { ...account, cookie },
      vendor: '',
      number: 0,
    }
    const picture = await pictureOf(service.url, receipt, 'image')
    const isRight = picture && (await isPaintedAs(record.number, picture))
    if (!isRight)
      wrong.push(`every receipt has its photo, but ${key} (round ${record.round}) has not`)
  }
  return wrong
}

function table(
  { faults, network }: World,
  counted: Count | undefined,
  stuck: number,
  seconds: number,
) {
  const rows = faultKinds.map((kind) => `| ${kind} | ${faults.get(kind) ?? 0} |`)
  return [
    '',
    '| fault | times |',
    '|---|---|',
    ...rows,
    '',
    '| taken | on the server | on the device | discarded | deleted later | twice | missing | seconds |',
    '|---|---|---|---|---|---|---|---|',
    counted &&
      `| ${counted.taken} | ${counted.onServer} | ${counted.onDevice} | ${counted.discarded} | ${counted.deleted} | ${counted.doubles.length} | ${counted.missing.length} | ${seconds} |`,
    '',
    `Late repeats answered 410: ${network.answered('POST /api/receipts 410')}. Refused by the server: ${counted?.refused.join('; ') || 'none'}. Rounds that got stuck: ${stuck}.`,
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

function progress(round: number, { taken, onServer: saved, onDevice, discarded, deleted }: Count) {
  return `After round ${round}: ${taken} taken = ${saved} on the server + ${onDevice} on the device + ${discarded} discarded + ${deleted} deleted later.`
}

function inWords({ faults, takes }: Plan) {
  const happened = faults.map(({ kind, moment }) => `${kind} ${moment}`).join(' and ')
  return `${happened}; ${takes.map(({ what, end }) => `${what} to ${end}`).join(', ')}`
}

function firstLines(error: unknown) {
  const lines = error instanceof Error ? error.message.split('\n') : [String(error)]
  return lines.slice(0, isTalkative ? 80 : 6).join('\n')
}
