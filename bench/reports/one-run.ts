import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contestants } from './contestants.ts'
import { reportOf } from './trip-on-disk.ts'

export type Run = { name: string; folder: string; receipts: number }
export type Cost = { seconds: number; cpuSeconds: number; megabytes: number }

/** Runs in a separate process, so that its peak memory is that of this file only. */
export async function measureApart({ name, folder, receipts }: Run): Promise<Cost> {
  const main = join(import.meta.dirname, '../main.ts')
  const args = [main, 'reports', '--make', name, '--folder', folder, '--receipts', `${receipts}`]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Cost
}

export async function measureHere({ name, folder, receipts }: Run): Promise<Cost> {
  const contestant = contestants[name]
  if (!contestant) throw new Error(`Unknown contestant: ${name}.`)
  const make = await contestant({ folder, report: await reportOf(folder, receipts) })
  const target = join(folder, 'out')
  const idle = process.memoryUsage.rss()
  const cpu = process.cpuUsage()
  const start = performance.now()
  await make(target)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const megabytes = process.resourceUsage().maxRSS / 1024 - idle / 2 ** 20
  await rm(target)
  return { seconds, cpuSeconds: (user + system) / 1e6, megabytes }
}
