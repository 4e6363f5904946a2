import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { S3mini } from 's3mini'
import { endProgram, runProgram, startProgram, type Trial, untilAnswers } from '#shared/programs.ts'

export const cephPrograms = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool']

const bucket = 'receipts'
const access = { region: 'default', accessKeyId: 'QUITTANCE', secretAccessKey: randomUUID() }

/** The smallest possible Ceph: one monitor, one store in memory, and the gateway that speaks S3; a server's settings for it. */
export async function startCephGateway(trial: Trial, folder: string) {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const place = { trial, folder, id: randomUUID(), monitorPort, gatewayPort }
  await writeConfiguration(place)
  await startMonitor(place)
  await startStore(place)
  await addUser(place)
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  await untilAnswers(endpoint, startPart('radosgw', ['-n', 'client.gateway'], place))
  await new S3mini({ ...access, endpoint: `${endpoint}/${bucket}` }).createBucket()
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: access.region,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  }
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
  const part = startProgram(name, [...configured(place), ...args, '-f'], logFile)
  place.trial.defer(() => endProgram(part, 'SIGKILL'))
  return logFile
}

function configured({ folder }: Place) {
  return ['-c', join(folder, 'ceph.conf')]
}
