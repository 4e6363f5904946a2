import { judge } from '#shared/kept.ts'
import { isPaintedAs } from '#shared/photos.ts'
import { pictureOf } from '#shared/traffic.ts'
import { type Count, countAll } from './count.ts'
import { faultKinds, type Plan, planRounds } from './plan.ts'
import { playRound } from './round.ts'
import { createWorld, type World } from './world.ts'

const usualRounds = 200
const usualSeed = 2026
const roundsBetweenCounts = 20

/**
 * `npm run bench -- never-lose [rounds [seed]]`: receipts on their way from a real browser to a real
 * server, with faults at every step; each must be in exactly one place in the end.
 */
export async function run([count = String(usualRounds), seed = String(usualSeed)]: string[]) {
  console.info(`${count} rounds, seed ${seed}.`)
  await using trial = new AsyncDisposableStack()
  const world = await createWorld(trial)
  const counted = await playAll(world, planRounds(Number(count), Number(seed)))
  const rows = faultKinds.map((kind) => `| ${kind} | ${world.faults.get(kind) ?? 0} |`)
  console.info(['', '| fault | times |', '|---|---|', ...rows, ''].join('\n'))
  console.info(`Refused by the server: ${counted?.refused.join('; ') || 'none'}.`)
  judge({
    'everything comes to rest': counted ? [] : ['see above'],
    ...counted?.broken,
    'every receipt has its photo': await wrongPhotos(world),
  })
}

async function playAll(world: World, plans: Plan[]) {
  let counted: Count | undefined
  for (const plan of plans) {
    try {
      await playRound(world, plan)
    } catch (error) {
      console.error(`Round ${plan.round} got stuck, ${inWords(plan)}: ${String(error)}`)
      // Restarts the device, as a stuck user would.
      await world.makeReachable()
      await world.restartBrowser()
    }
    if (plan.round % roundsBetweenCounts !== 0 && plan !== plans.at(-1)) continue
    counted = await countAll(world)
    console.info(`After round ${plan.round}: ${counted.summary}.`)
    if (Object.values(counted.broken).flat().length > 0) break
  }
  return counted
}

/** Receipts on the server whose image is not the one that was taken. */
async function wrongPhotos({ server, account, records, page, makeReachable, onServer }: World) {
  await makeReachable()
  const cookies = await page().context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const wrong: string[] = []
  for (const { id, key } of await onServer()) {
    const record = records.find((one) => one.key === key)
    if (!record?.photo) continue
    const receipt = { id, account: { ...account, cookie } }
    const picture = await pictureOf(server.url, receipt, 'image')
    if (!picture || !(await isPaintedAs(record.number, picture))) wrong.push(key)
  }
  return wrong
}

function inWords({ faults, takes }: Plan) {
  const happened = faults.map(({ kind, moment }) => `${kind} ${moment}`).join(' and ')
  return `${happened}; ${takes.map(({ what, end }) => `${what} to ${end}`).join(', ')}`
}
