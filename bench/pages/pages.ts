import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '@quittance/e2e/chromium'
import { startFilledProduct } from './filled-product.ts'
import { faultsOf, type Scroll, scrollThrough } from './scroll.ts'
import { stepsOf } from './steps.ts'
import { type Visit, type VisitedPage, visit } from './visit.ts'

const ownCheckout = resolve(import.meta.dirname, '../..')
const rounds = 3
const stepLimit = 3
const fileLimit = 20

const pages: readonly VisitedPage[] = [
  { name: 'landing', path: '/', isSignedIn: false, content: 'main h1' },
  { name: 'login', path: '/login', isSignedIn: false, content: 'input[type=password]' },
  { name: 'Home', path: '/', isSignedIn: true, content: 'main time' },
  { name: 'Receipts', path: '/receipts', isSignedIn: true, content: 'main time' },
]

/** The requests of four pages on a slow network, with an empty browser cache. */
export async function run(args: string[]) {
  const options = {
    // A built checkout to compare with.
    checkout: { type: 'string' },
    // Every request, with its step.
    list: { type: 'boolean' },
  } as const
  const { checkout, list } = parseArgs({ args, options }).values
  const checkouts = [...(checkout ? [resolve(checkout)] : []), ownCheckout]
  const products = await Promise.all(checkouts.map(startFilledProduct))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const visits = new Map<string, Visit[]>()
  const scrolls = new Map<string, Scroll>()
  try {
    // Alternating, so that noise on the machine affects all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        for (const { checkout: from, ...product } of products) {
          const seen = await visit(browser, product, page)
          const key = rowName(page, from)
          visits.set(key, [...(visits.get(key) ?? []), seen])
        }
      }
    }
    for (const product of products) {
      const name = rowName({ name: 'Receipts' }, product.checkout)
      scrolls.set(name, await scrollThrough(browser, product))
    }
  } finally {
    await browser.close()
    await Promise.all(products.map(({ stop }) => stop()))
  }
  if (list) for (const [name, [first]] of visits) listRequests(name, first)
  console.info(table(visits))
  for (const [name, scroll] of scrolls) console.info(scrollWords(name, scroll))
  judge(visits.get(rowName({ name: 'Home' }, ownCheckout)) ?? [])
  judgeScroll(scrolls.get(rowName({ name: 'Receipts' }, ownCheckout)))
}

function rowName({ name }: Pick<VisitedPage, 'name'>, checkout: string) {
  return checkout === ownCheckout ? name : `${name}, ${basename(checkout)}`
}

function table(visits: Map<string, Visit[]>) {
  return [
    '| page | requests | of them calls | under 1 kB | bytes with headers | steps | main content after |',
    '|---|---|---|---|---|---|---|',
    ...Array.from(visits, ([name, ofPage]) => row(name, ofPage)),
  ].join('\n')
}

function scrollWords(name: string, { middle, late, worst, missed }: Scroll) {
  const [usual, slow, slowest] = [middle, late, worst].map((time) => `${time.toFixed(1)} ms`)
  const tardy = `${(100 * missed).toFixed(1)} % came late`
  return `${name}, 2,000 of them on a processor four times slower: a frame each ${usual}, of 20 one over ${slow}, the slowest ${slowest}; ${tardy}.`
}

function row(name: string, visits: Visit[]) {
  const cells = [
    name,
    median(visits, ({ requests }) => requests.length),
    median(visits, ({ requests }) => requests.filter(({ isCall }) => isCall).length),
    median(visits, ({ requests }) => requests.filter(({ body }) => body < 1000).length),
    `${(median(visits, sumOfBytes) / 1000).toFixed(1)} kB`,
    stepsNeeded(visits),
    `${(median(visits, ({ contentAfter }) => contentAfter) / 1000).toFixed(2)} s`,
  ]
  return `| ${cells.join(' | ')} |`
}

function sumOfBytes({ requests }: Visit) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** On a busy machine two requests may follow each other by chance; what must follow always does. */
function stepsNeeded(visits: Visit[]) {
  return Math.min(...visits.map(({ requests }) => Math.max(...stepsOf(requests))))
}

function median(visits: Visit[], figure: (visit: Visit) => number) {
  const sorted = visits.map(figure).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function listRequests(name: string, seen: Visit | undefined) {
  const requests = seen?.requests ?? []
  const steps = stepsOf(requests)
  console.info(`${name}:`)
  for (const [index, { path, bytes, body, start, end }] of requests.entries()) {
    const times = `${Math.round(start)} to ${Math.round(end)} ms`
    console.info(`  ${steps[index]}  ${path}  ${bytes} bytes, ${body} without headers, ${times}`)
  }
}

function judge(visits: Visit[]) {
  const steps = stepsNeeded(visits)
  const files = Math.max(...visits.map(({ requests }) => requests.length))
  console.info(`Home: ${steps} steps (limit ${stepLimit}), ${files} requests (limit ${fileLimit}).`)
  if (steps > stepLimit || files > fileLimit) process.exitCode = 1
}

function judgeScroll(scroll: Scroll | undefined) {
  const faults = scroll ? faultsOf(scroll) : ['nothing was scrolled']
  for (const fault of faults) console.info(`Receipts is not smooth: ${fault}.`)
  if (faults.length > 0) process.exitCode = 1
}
