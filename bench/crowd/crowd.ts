import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@quittance/server/test/free-port'
import { makeFolder } from '#shared/programs.ts'
import { startServer } from '#shared/server.ts'
import { type Outcome, reportCrowd } from './crowd-table.ts'
import { floods } from './floods.ts'
import { watchMemory } from './memory.ts'
import { addPeople } from './people.ts'
import { createQuietUser, summarize, type Times } from './quiet-user.ts'
import { startCrowd } from './start-crowd.ts'

/** Lets the crowd reach full strength before the quiet user is measured. */
const gatheringMs = 1500
/** Lets the server finish what the crowd left behind. */
const restMs = 2000

/**
 * One quiet user (list, image, save, read, small PDF, mail) beside a crowd that floods one part of
 * the product after the other, with the local reader; also the memory of all processes. Runs all
 * floods or those named, about three minutes in all; `--seconds 60` measures each for longer.
 */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '14' } },
  })
  const seconds = Number(values.seconds)
  const unknown = positionals.find((name) => !floods[name])
  if (unknown) throw new Error(`${unknown} is not one of ${Object.keys(floods).join(', ')}.`)
  await using trial = new AsyncDisposableStack()
  console.info('Starting the built server, with accounts, photos and reports…')
  const smtpPort = await freePort()
  const server = await startServer(trial, await makeFolder(trial, 'crowd'), {
    LOG_LEVEL: 'fatal',
    // A crowd on one machine comes from many addresses.
    TRUST_PROXY: 'loopback',
    INBOUND_MAIL_DOMAIN: 'in.example.com',
    INBOUND_SMTP_PORT: String(smtpPort),
    // The quiet user reads more than a person would.
    READS_PER_HOUR: '400',
  })
  const { url } = server
  const { quiet, crowd: people } = await addPeople(server)
  const user = await createQuietUser({ url, smtpPort }, quiet)
  trial.defer(() => user.leave())
  const crowd = await startCrowd({ url, smtpPort, people })
  trial.defer(() => crowd.disperse())
  const memory = watchMemory(server)
  trial.defer(() => memory.stop())

  // The first reading loads the models.
  await user.measure(1)
  // Measured again between the floods, for the machine may be busy with something else at times.
  let alone: Times | undefined
  const outcomes: Outcome[] = []
  for (const flood of positionals.length > 0 ? positionals : Object.keys(floods)) {
    alone = await user.measure(seconds / 2, alone)
    memory.takePeak()
    await crowd.flood(flood)
    await pause(gatheringMs)
    const among = summarize(await user.measure(seconds))
    const answers = await crowd.rest()
    outcomes.push({ flood, among, answers, peakBytes: memory.takePeak() })
    console.info(`${flood}: measured.`)
    await pause(restMs)
  }
  if (alone) reportCrowd(outcomes, summarize(alone))
}
