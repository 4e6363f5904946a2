import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '@quittance/e2e/chromium'
import { createKeptPhone } from '@quittance/e2e/kept-phone'
import { freePort } from '@quittance/server/test/free-port'
import { startService } from '#faults/service.ts'
import type { Trial } from '#replicas/programs.ts'
import { addTravellers, emailOf, password } from '#replicas/travellers.ts'
import { createLedger } from './ledger.ts'
import type { FaultKind } from './plan.ts'
import { createTraveller } from './traveller.ts'
import { startWeakNetwork } from './weak-network.ts'

const actionMs = 5000

export type World = Awaited<ReturnType<typeof createWorld>>

/** A server that is restarted whenever it dies, a failing network, and a phone with its user. */
export async function createWorld(trial: Trial) {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-never-lose-'))
  trial.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const logFile = join(folder, 'server.log')
  const env = { READER: 'none', READS_PER_HOUR: '100000' }
  const service = await startService(trial, { dataDir, port, logFile, env })
  await service.untilReady()
  const [account] = await addTravellers(service.url, service.database, 2)
  if (!account) throw new Error('No account was created.')
  const network = await startWeakNetwork(trial, port, () => service.kill())
  const browser = {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    baseURL: network.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  }
  const phone = await createKeptPhone(browser, { hasBackgroundSync: true })
  trial.defer(() => phone.remove().catch(() => {}))

  phone.context().setDefaultTimeout(actionMs)
  let page = await phone.page()
  let isOffline = false
  const faults = new Map<FaultKind, number>()

  async function setOffline(next: boolean) {
    if (isOffline === next) return
    isOffline = next
    await phone.context().setOffline(next)
  }

  /** With a network and a server that answers. */
  async function makeReachable() {
    network.clear()
    await setOffline(false)
    await service.untilReady()
  }

  const email = emailOf(0)
  const traveller = createTraveller({ email, password }, makeReachable)
  const other = createTraveller({ email: emailOf(1), password }, makeReachable)
  await page.goto('/login?redirect=/receipts')
  await traveller.settle(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  return {
    dataDir,
    account,
    email,
    service,
    network,
    traveller,
    /** Another user of the same phone, who takes nothing. */
    other,
    othersLogin: { email: emailOf(1), password },
    ledger: createLedger(),
    page: () => page,
    setOffline,
    isOffline: () => isOffline,
    makeReachable,
    newTab: () => phone.context().newPage(),
    /** With kill -9, then restarts on the same data folder. */
    async restartBrowser() {
      await phone.kill()
      isOffline = false
      page = await phone.start()
      phone.context().setDefaultTimeout(actionMs)
    },
    faults,
    note(kind: FaultKind) {
      faults.set(kind, (faults.get(kind) ?? 0) + 1)
    },
  }
}
