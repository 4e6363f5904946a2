import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { S3mini } from 's3mini'
import { runProgram, startProgram, type Trial, untilAnswers } from './programs.ts'

export type Bucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const cephPrograms = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool']

const bucket = 'receipts'
const access = { region: 'default', accessKeyId: 'QUITTANCE', secretAccessKey: randomUUID() }

/** The smallest possible Ceph: one monitor, one store in memory, and the gateway that speaks S3. */
export async function startCephGateway(trial: Trial, folder: string): Promise<Bucket> {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const place = { trial, folder, id: randomUUID(), monitorPort, gatewayPort }
  await writeConfiguration(place)
  await startMonitor(place)
  await startStore(place)
  await addUser(place)
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  await untilAnswers(endpoint, startPart('radosgw', ['-n', 'client.gateway'], place))
  await new S3mini({ ...access, endpoint: `${endpoint}/${bucket}` }).createBucket()
  return { ...access, endpoint, bucket }
}

type Place = { trial: Trial; folder: string; id: string; monitorPort: number; gatewayPort: number }

async function writeConfiguration({ folder, id, monitorPort, gatewayPort }: Place) {
  for (const name of ['mon', 'osd', 'gateway', 'run']) await mkdir(join(folder, name))
  const lines = [
    '[global]',
    `fsid = ${id}`,
    `mon host = v2:127.0.0.1:${monitorPort}`,
    'public addr = 127.0.0.1',
    'cluster addr = 127.0.0.1',
    'ms bind msgr1 = false',
    `keyring = ${folder}/keyring`,
    `mon data = ${folder}/mon`,
    `osd data = ${folder}/osd`,
    `run dir = ${folder}/run`,
    `crash dir = ${folder}/run`,
    `admin socket = ${folder}/run/$name.asok`,
    `pid file = ${folder}/run/$name.pid`,
    'log file =',
    'mon cluster log to file = false',
    // Ignore how full the disk is: the store is in memory.
    'mon data avail crit = 0',
    'osd objectstore = memstore',
    'osd crush chooseleaf type = 0',
    'osd pool default size = 1',
    'osd pool default pg num = 8',
    'mon allow pool size one = true',
    '[client.gateway]',
    `rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}`,
    `rgw data = ${folder}/gateway`,
  ]
  await writeFile(join(folder, 'ceph.conf'), `${lines.join('\n')}\n`)
}

async function startMonitor(place: Place) {
  const { folder, id, monitorPort } = place
  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')]
  const everything = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
  await runProgram('ceph-authtool', ['--create-keyring', keyring])
  for (const name of ['mon.', 'osd.0', 'client.admin', 'client.gateway']) {
    await runProgram('ceph-authtool', [keyring, '--gen-key', '-n', name, ...everything])
  }
  const address = `[v2:127.0.0.1:${monitorPort}]`
  await runProgram('monmaptool', ['--create', '--fsid', id, '--addv', 'a', address, map])
  const made = ['--mkfs', '--monmap', map, '--keyring', keyring]
  await runProgram('ceph-mon', [...configured(place), '-i', 'a', ...made])
  startPart('ceph-mon', ['-i', 'a'], place)
}

async function startStore(place: Place) {
  const id = randomUUID()
  await runProgram('ceph', [...configured(place), 'osd', 'new', id, '0'])
  await runProgram('ceph-osd', [...configured(place), '-i', '0', '--mkfs', '--osd-uuid', id])
  startPart('ceph-osd', ['-i', '0'], place)
}

async function addUser(place: Place) {
  const keys = [`--access-key=${access.accessKeyId}`, `--secret-key=${access.secretAccessKey}`]
  const user = ['user', 'create', '--uid=quittance', '--display-name=Quittance', ...keys]
  await runProgram('radosgw-admin', [...configured(place), '-n', 'client.gateway', ...user])
}

function startPart(name: string, args: string[], place: Place) {
  const logFile = join(place.folder, `${name}.log`)
  return startProgram(place.trial, name, [...configured(place), ...args, '-f'], { logFile })
}

function configured({ folder }: Place) {
  return ['-c', join(folder, 'ceph.conf')]
}
