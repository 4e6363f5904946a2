import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfOf } from '@quittance/test-support/pdf'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DocumentRefusedError } from '#document.ts'
import { type HostileFile, hostileFiles } from '#test/hostile-files.ts'
import { drawFolio } from '#test/pdfs.ts'
import { type ChildWatch, watchChild } from '#test/watch-child.ts'
import { documentLimits } from './document-limits.ts'
import { createDocumentProcess, type DocumentProcess } from './document-process.ts'

const mostMegabytes = 600
/** Look, draw and the next document have 30 seconds each before they are ended. */
const timeout = 100_000

/** Seconds of work: on a busy machine the time may be over before they are done. */
const slow = new Set(fixtureRows<string>('hostile/slow'))
let elsewhere: Server
let connections = 0
let files: Map<string, HostileFile>
let root: string
let folder: string
let documents: DocumentProcess
let memory: ChildWatch

beforeAll(async () => {
  elsewhere = createServer((socket) => {
    connections++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  files = new Map(hostileFiles(port).map((file) => [file.name, file]))
  root = await mkdtemp(join(tmpdir(), 'hostile-'))
  await writeFile(join(root, 'honest.pdf'), await pdfOf(drawFolio))
  // So deep that a name which leads up four folders ends where it is seen.
  folder = join(root, '1', '2', '3', '4')
  documents = createDocumentProcess()
  memory = watchChild('document-worker')
})

beforeEach(async () => {
  await rm(join(root, '1'), { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
})

afterAll(async () => {
  documents.close()
  elsewhere.close()
  await memory.close()
  await rm(root, { recursive: true })
})

test.each(hostileFiles())(
  'Hole 17: $name ends in "$expects", and the next document opens',
  { timeout },
  async ({ name }) => {
    const file = files.get(name)!
    const passwords = await stat('/etc/passwd')
    const path = join(root, 'hostile')
    await writeFile(path, file.bytes())

    expect(answersTo(file)).toContain(await open(file, path))
    expect(await documents.open(join(root, 'honest.pdf'))).toMatchObject({ kind: 'pdf' })

    expect(connections).toBe(0)
    expect((await readdir(root, { recursive: true })).filter(isStray)).toEqual([])
    expect((await stat('/etc/passwd')).mtimeMs).toBe(passwords.mtimeMs)
  },
)

/** What is ended for its memory could be ended for its time before, where the machine is busy. */
function answersTo({ name, expects }: HostileFile): HostileFile['expects'][] {
  return expects === 'memory' || slow.has(name) ? [expects, 'time'] : [expects]
}

/** Opens it as a server would, within the memory that it may take. */
async function open({ name }: HostileFile, path: string) {
  try {
    if (name.endsWith('.eml')) await within(() => documents.takeMailApart(path, folder))
    else await openAndDraw(path)
    return 'opens'
  } catch (error) {
    if (error instanceof DocumentRefusedError) return error.problem
    throw error
  }
}

async function openAndDraw(path: string) {
  const { pages } = await within(() => documents.open(path))
  if (pages.length === 0) return
  const dpi = documentLimits.dpi[pages[0]!.texts ? 'text' : 'scan']
  const numbers = pages.map((_, index) => index + 1)
  const drawn = await within(() => documents.draw({ path, folder, pages: numbers, dpi }))
  expect(drawn.map(({ page }) => page)).toEqual(numbers)
}

async function within<Result>(work: () => Promise<Result>): Promise<Result> {
  memory.begin()
  try {
    return await work()
  } finally {
    expect(memory.peak()).toBeLessThan(mostMegabytes)
  }
}

/** Names of ours: pages, their thumbnail, parts of a mail, mails inside it, and what lies there from the start. */
function isStray(path: string) {
  return !/^(?:hostile|honest\.pdf|1(?:\/2(?:\/3(?:\/4)?)?)?|1\/2\/3\/4\/(?:page-\d{3}\.jpg|thumbnail\.jpg|(?:part|mail)-\d\d))$/.test(
    path,
  )
}
