import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { downloadAgain, measureBystanders } from './bystander.ts'
import { contestants } from './contestants.ts'
import { type Cost, measureApart, measureHere } from './one-run.ts'
import { writeImages } from './trip-on-disk.ts'
import { isHeldUp, waitTable } from './wait-table.ts'

const receipts = 1000
const manyReceipts = 5 * receipts
const rounds = 3
const zipLimit = 1.5
const workbookSecondsLimit = 1
const megabytesLimit = 150
const outputFolder = resolve(import.meta.dirname, '..', '..', '.cache', 'bench')

type Result = Cost & { name: string; receipts: number }

/**
 * The three files of a trip with a thousand photos, beside a plain copy and the plain libraries; and
 * how they slow down another user, with `--beside <checkout>` alternating with another build.
 */
export async function run(args: string[]) {
  const options = {
    make: { type: 'string' },
    folder: { type: 'string' },
    receipts: { type: 'string' },
    download: { type: 'string' },
    beside: { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options })
  const { make: name, folder, receipts: count, download, beside } = values
  if (download) {
    await downloadAgain(download)
  } else if (name && folder) {
    console.info(JSON.stringify(await measureHere({ name, folder, receipts: Number(count) })))
  } else {
    await compare(beside)
  }
}

async function compare(beside?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-bench-reports-'))
  try {
    const imageBytes = await writeImages(folder, { different: receipts, count: manyReceipts })
    console.info(`${receipts} receipts with a photo of ${Math.round(imageBytes / 1000)} kB each.`)
    const results = await interleave(folder)
    const many = await measureMany(folder)
    console.info(table([...results, ...many]))
    const waits = await measureBystanders({ folder, count: receipts }, beside)
    console.info(`Another user's call meanwhile:\n${waitTable(waits)}`)
    await keep({ imageBytes, results: [...results, ...many], waits })
    judge(results, many)
    if (isHeldUp(waits)) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(figures: object) {
  await mkdir(outputFolder, { recursive: true })
  const json = join(outputFolder, 'reports.json')
  await writeFile(json, JSON.stringify(figures, null, 2))
  console.info(`Figures: ${json}`)
}

/** Alternating, so that noise on the machine affects all of them; the best round counts. */
async function interleave(folder: string): Promise<Result[]> {
  const best = new Map<string, Cost>()
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(contestants)) {
      const cost = await measureApart({ name, folder, receipts })
      best.set(name, better(best.get(name), cost))
    }
  }
  return Array.from(best, ([name, cost]) => ({ name, receipts, ...cost }))
}

/** The shortest time and the highest memory of all rounds. */
function better(before: Cost | undefined, cost: Cost): Cost {
  if (!before) return cost
  return {
    seconds: Math.min(before.seconds, cost.seconds),
    cpuSeconds: Math.min(before.cpuSeconds, cost.cpuSeconds),
    megabytes: Math.max(before.megabytes, cost.megabytes),
  }
}

/** Whether memory grows with the trip. */
async function measureMany(folder: string): Promise<Result[]> {
  const results: Result[] = []
  for (const name of Object.keys(contestants).filter((key) => key.endsWith('ours'))) {
    const trip = { name, folder, receipts: manyReceipts }
    results.push({ ...trip, ...(await measureApart(trip)) })
  }
  return results
}

function table(results: Result[]) {
  const copy = secondsOf(results, 'copy of the images')
  const rows = results.map((result) => {
    const ratio = result.seconds / copy / (result.receipts / receipts)
    const cells = [
      result.name,
      result.receipts,
      `${result.seconds.toFixed(2)} s`,
      `${result.cpuSeconds.toFixed(2)} s`,
      ratio.toFixed(2),
      `${Math.round(result.megabytes)} MB`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| file | receipts | time | processor | times the copy | above idle |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function judge(results: Result[], many: Result[]) {
  const zip = secondsOf(results, 'zip, ours') / secondsOf(results, 'copy of the images')
  const workbook = secondsOf(results, 'xlsx, ours')
  const own = [...results, ...many].filter(({ name }) => name.endsWith('ours'))
  const memory = Math.max(...own.map(({ megabytes }) => megabytes))
  console.info(
    `Zip: ${zip.toFixed(2)} times the copy (limit ${zipLimit}). Workbook: ${workbook.toFixed(2)} s (limit ${workbookSecondsLimit}). Memory: ${Math.round(memory)} MB (limit ${megabytesLimit}).`,
  )
  const isMet = zip <= zipLimit && workbook <= workbookSecondsLimit && memory <= megabytesLimit
  if (!isMet) process.exitCode = 1
}

function secondsOf(results: Result[], wanted: string) {
  return costOf(results, wanted)?.seconds ?? Number.NaN
}

function costOf(results: Result[], wanted: string) {
  return results.find(({ name }) => name === wanted)
}
