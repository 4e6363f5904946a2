import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDiskStorage } from '#storage/disk.ts'
import { useTestApp } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { built } from '#test/built.ts'
import { newTripWithReceipts } from '#test/finalized-trips.ts'
import { createNightlyBackup } from './nightly-backup.ts'

const dataDir = await newFolder()
const product = await useTestApp({ storage: createDiskStorage(join(dataDir, 'files')) })
const folder = join(dataDir, 'backups')
const byHand = 'quittance-backup-by-hand.tar.gz'

function server(change: { folder?: string } = {}) {
  const { db, pool, app } = product
  return createNightlyBackup({ db, pool, dataDir, folder, keep: 2, log: app.log, ...change })
}

const night = (day: number, time = '02:10:00') => new Date(`2100-01-0${day}T${time}Z`)
const archive = (day: number, time = '021000') => `quittance-nightly-2100-01-0${day}T${time}.tar.gz`

test('one of two servers backs up once a night and keeps the newest; a failure removes none and is made up for', async () => {
  const [one, two] = [server(), server()]
  await one.runIfDue(night(1, '01:59:00'))
  expect(await one.state()).toEqual({ failures: 0, newestAt: 0 })

  await Promise.all([one.runIfDue(night(1)), two.runIfDue(night(1))])
  await two.runIfDue(night(1, '14:00:00'))
  expect(await readdir(folder)).toEqual([archive(1)])
  expect((await stat(join(folder, archive(1)))).mode & 0o777).toBe(0o600)

  await writeFile(join(folder, byHand), '')
  await one.runIfDue(night(2))
  const broken = server({ folder: join(folder, archive(1), 'no-folder') })
  await broken.runIfDue(night(3))
  expect(await broken.state()).toEqual({ failures: 1, newestAt: 0 })
  expect(product.logged.join('')).toContain('the nightly backup failed')
  // The name is taken: it is never overwritten, and the old ones stay.
  await mkdir(join(folder, archive(3)))
  await one.runIfDue(night(3))
  await rm(join(folder, archive(3)), { recursive: true })
  expect(await readdir(folder)).toEqual([byHand, archive(1), archive(2)])

  await two.runIfDue(night(3), AbortSignal.abort())
  await two.runIfDue(night(3, '02:25:00'))
  expect(await readdir(folder)).toEqual([byHand, archive(2), archive(3, '022500')])
  expect(await one.state()).toMatchObject({
    failures: 1,
    newestAt: expect.closeTo(Date.now() / 1000, -3),
  })
})

test('restore --check restores a nightly backup on the side and says what is in it', async () => {
  const { photos } = await newTripWithReceipts(product)
  await server().runIfDue(night(5))
  const env = { ...process.env, DATA_DIR: join(dataDir, 'nowhere') }
  const check = (file: string) => {
    const args = [built('commands/restore'), '--check', join(folder, file)]
    return promisify(execFile)(process.execPath, args, { env })
  }
  expect((await check(archive(5))).stdout).toMatch(
    /^The backup can be restored: .*receipts 3, .*trips 1, users 1\) and 2 files as of \S+Z\.\n$/,
  )
  await expect(stat(env.DATA_DIR)).rejects.toThrow('ENOENT')

  await product.storage.remove(photos[0]?.imageKey ?? '')
  await server().runIfDue(night(6))
  await expect(check(archive(6))).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Quittance: The backup lacks 1 images of receipts: /),
  })
})
