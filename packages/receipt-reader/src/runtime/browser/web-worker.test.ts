import { expect, test, vi } from 'vitest'
import type { PhoneReading, ReadJob, WorkerReply, WorkerStart } from './messages.ts'
import { startWebWorker } from './web-worker.ts'

const files = { cache: 'reader-1', manifest: '/assets/reader/m.json' }
const job: ReadJob = { photo: new Blob(['photo']), context: {} }
const output = { reading: {}, lacksAsian: false } as PhoneReading

/** A worker that says what a test has it say. */
class WorkerStandIn extends EventTarget {
  got: (WorkerStart | ReadJob)[] = []
  letGo = () => {}
  terminate = vi.fn(() => this.letGo())
  postMessage(message: WorkerStart | ReadJob) {
    this.got.push(message)
  }
  say(reply: WorkerReply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }
  fail(message: string) {
    const event = Object.assign(new Event('error', { cancelable: true }), { message })
    this.dispatchEvent(event)
    return event
  }
  /** As the worker does first, with what it was told. */
  async live() {
    const { lock } = this.got[0] as WorkerStart
    const held = Promise.withResolvers<void>()
    void navigator.locks.request(lock!, () => {
      held.resolve()
      return new Promise<void>((resolve) => {
        this.letGo = resolve
      })
    })
    await held.promise
    this.say({ kind: 'alive' })
  }
}

function start() {
  const worker = new WorkerStandIn()
  const reader = startWebWorker(worker, files)
  return { worker, reader }
}

async function startReading() {
  const { worker, reader } = start()
  await worker.live()
  worker.say({ kind: 'ready' })
  const reading = reader.run(job)
  await expect.poll(() => worker.got).toHaveLength(2)
  return { worker, reader, reading }
}

test('the worker is told where its files are, and gets a photo only when it is ready', async () => {
  const { worker, reader } = start()
  const reading = reader.run(job)
  expect(worker.got).toEqual([expect.objectContaining(files)])
  worker.say({ kind: 'ready' })
  await reader.ready
  await expect.poll(() => worker.got).toHaveLength(2)
  expect(worker.got[1]).toBe(job)
  worker.say({ kind: 'read', output, memory: 70 })
  expect(await reading).toBe(output)
  expect(reader.memory()).toBe(70)
  expect(reader.isAlive()).toBe(true)
})

test('a photo that is none fails alone: the next is read', async () => {
  const { worker, reader, reading } = await startReading()
  worker.say({ kind: 'failed', fault: 'photo', message: 'no photo', memory: 5 })
  await expect(reading).rejects.toMatchObject({ name: 'UnreadableImageError', message: 'no photo' })
  expect(reader.isAlive()).toBe(true)
  const next = reader.run(job)
  await expect.poll(() => worker.got).toHaveLength(3)
  worker.say({ kind: 'read', output, memory: 5 })
  expect(await next).toBe(output)
})

test.each([
  ['whose files are damaged or gone', 'files', 'UnusableFilesError'],
  ['that is given no true pixels', 'pixels', 'HiddenPixelsError'],
] as const)('a worker %s ends, and says why', async (_, fault, name) => {
  const { worker, reader, reading } = withReading(start())
  worker.say({ kind: 'failed', fault, message: 'no detector', memory: 0 })
  await expect(reading).rejects.toMatchObject({ name })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(reader.isAlive()).toBe(false)
  await expect(reader.run(job)).rejects.toMatchObject({ name })
})

test.each(['while it starts', 'while it reads'])(
  'a worker without the memory it needs is given up %s',
  async (when) => {
    const { worker, reader, reading } =
      when === 'while it reads' ? await startReading() : withReading(start())
    worker.say({ kind: 'failed', fault: 'worker', message: 'Out of memory', memory: 900 })
    await expect(reading).rejects.toMatchObject({ name: 'WorkerDiedError' })
    expect(reader.isAlive()).toBe(false)
  },
)

test('a script that cannot be loaded, or throws, is a worker that died; the page is told nothing else', async () => {
  const { worker, reader, reading } = withReading(start())
  expect(worker.fail('').defaultPrevented).toBe(true)
  await expect(reading).rejects.toMatchObject({
    name: 'WorkerDiedError',
    message: 'The worker that reads photos died',
  })
  expect(reader.isAlive()).toBe(false)
})

test('a worker that the phone ended without a word is noticed at once', async () => {
  const { worker, reader, reading } = await startReading()
  worker.letGo()
  await expect(reading).rejects.toMatchObject({ name: 'WorkerDiedError' })
  expect(reader.isAlive()).toBe(false)
})

test('so is one that was ended while it loaded its files', async () => {
  const { worker, reader } = start()
  await worker.live()
  const reading = reader.run(job)
  worker.letGo()
  await expect(reading).rejects.toMatchObject({ name: 'WorkerDiedError' })
})

test('killed in the middle of a read, the read fails and nothing is heard of it later', async () => {
  const { worker, reader, reading } = await startReading()
  reader.kill()
  await expect(reading).rejects.toMatchObject({ name: 'WorkerDiedError' })
  expect(worker.terminate).toHaveBeenCalledOnce()
  worker.say({ kind: 'read', output, memory: 1 })
  reader.kill()
  expect(worker.terminate).toHaveBeenCalledOnce()
  await expect(reader.run(job)).rejects.toMatchObject({ name: 'WorkerDiedError' })
  // Nobody holds it, and nobody waits for it.
  const { lock } = worker.got[0] as WorkerStart
  expect(await navigator.locks.request(lock!, () => 'free')).toBe('free')
})

function withReading({ worker, reader }: ReturnType<typeof start>) {
  return { worker, reader, reading: reader.run(job) }
}
