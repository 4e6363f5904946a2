import { createHash } from 'node:crypto'
import { ensureChromium } from '@quittance/e2e/chromium'
import { createKeptPhone } from '@quittance/e2e/kept-phone'
import { paint } from '#shared/photos.ts'
import { makeFolder, type Trial } from '#shared/programs.ts'
import { startServer } from '#shared/server.ts'
import { addTravellers } from '#shared/travellers.ts'
import type { FaultKind, Record, Take } from './plan.ts'
import { createTraveller } from './traveller.ts'
import { startWeakNetwork } from './weak-network.ts'

const actionMs = 5000

export type World = Awaited<ReturnType<typeof createWorld>>

/** A server that is restarted whenever it dies, a failing network, and a phone with its user. */
export async function createWorld(trial: Trial) {
  const settings = { READER: 'none', READS_PER_HOUR: '100000' }
  const server = await startServer(trial, await makeFolder(trial, 'never-lose'), settings)
  const [account, otherAccount] = await addTravellers(server.url, server.query, 2)
  if (!account || !otherAccount) throw new Error('No account was created.')
  const network = await startWeakNetwork(trial, server.port, server.kill)
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
  const records: Record[] = []

  async function setOffline(next: boolean) {
    if (isOffline === next) return
    isOffline = next
    await phone.context().setOffline(next)
  }

  /** With a network and a server that answers. */
  async function makeReachable() {
    network.clear()
    await setOffline(false)
    await server.untilReady()
  }

  const traveller = createTraveller(account.email, makeReachable)
  await page.goto('/login?redirect=/receipts')
  await traveller.settle(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  return {
    server,
    account,
    network,
    traveller,
    /** Another user of the same phone, who takes nothing. */
    otherAccount,
    other: createTraveller(otherAccount.email, makeReachable),
    records,
    faults,
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
    note(kind: FaultKind) {
      faults.set(kind, (faults.get(kind) ?? 0) + 1)
    },
    async addRecord(round: number, what: Take['what']): Promise<Record> {
      const number = records.length + 1
      const vendor = `Shop ${number} of round ${round}`
      const photo = what === 'photo' ? await paint(number) : undefined
      const key = photo ? createHash('sha256').update(photo).digest('hex') : vendor
      const file = `photo-${number}.jpg`
      const begun = { isKept: false, isChecked: false, fate: undefined }
      const record = { round, what, number, vendor, photo, key, file, ...begun }
      records.push(record)
      return record
    },
    /** Receipts in the database, by the hash of the photo, otherwise by vendor. */
    onServer: () =>
      server.query<{ id: number; key: string; clientId: string }>(
        'select id, coalesce(photo_hash, vendor) as key, client_id as "clientId" from receipts order by id',
      ),
    /** Receipts of other users, and photos they sent to be read. */
    async ofOthers() {
      const found = await server.query<{ key: string }>(
        `select coalesce(r.photo_hash, r.vendor) as key from receipts r join users u on u.id = r.user_id where u.email <> $1
         union all select 'upload ' || p.id from uploads p join users u on u.id = p.user_id where u.email <> $1`,
        [account.email],
      )
      return found.map(({ key }) => key)
    },
    /** Expires the sessions, and clears rate limits: these logins stand for several days. */
    async endSessions() {
      await server.query('delete from sessions')
      await server.query('delete from rate_limits')
    },
  }
}
