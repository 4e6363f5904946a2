import type { WorkerReply } from './worker-process.ts'

export type TestJob = { do: 'echo' | 'crash' | 'fail' | 'hang'; value?: number }

/** Replaces the reader in tests of the pool: follows instructions in the job. */
process.on('message', (job: TestJob) => {
  if (job.do === 'crash') process.kill(process.pid, 'SIGKILL')
  if (job.do === 'fail') send({ error: 'no image', memory: 0, cpuMs: 7 })
  if (job.do === 'echo') send({ output: job.value ?? 0, memory: job.value ?? 0, cpuMs: 7 })
})
process.on('disconnect', () => process.exit())
send({ ready: true, memory: 1, cpuMs: 5 })

function send(reply: WorkerReply<number>) {
  process.send?.(reply)
}
