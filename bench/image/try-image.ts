import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { freePort } from '@quittance/server/test/free-port'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { untilAnswers } from '#shared/programs.ts'
import { readBack, travel } from './journey.ts'

const sbomFolder = join(import.meta.dirname, '../../.cache/image')
const limits = { compressedMb: 200, stopMs: 20_000 }
const sumOfMemory = `let kb = 0
for (const pid of fs.readdirSync('/proc').filter((it) => Number(it) && Number(it) !== process.pid))
  try { kb += Number(/^Pss: *(\\d+)/m.exec(fs.readFileSync('/proc/' + pid + '/smaps_rollup', 'utf8'))[1]) } catch {}
console.log(Math.round(kb / 1000))`

/** Runs it as restricted as deploy/compose.yaml does, even without a writable /tmp; throws at the first failure. */
export async function tryImage(tool: string, image: string) {
  const name = `quittance-trial-${process.pid}`
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const smtp = await startSmtpSink()
  const settings = { HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url, SMTP_URL: smtp.url }
  const call = (...args: string[]) => runTool(tool, ...args)
  const memory = async () => `${await call('exec', name, 'node', '-e', sumOfMemory)} MB`

  const [size = 0] = JSON.parse(await call('image', 'inspect', '--format', '[{{.Size}}]', image))
  report('size', `${toMb(size)} MB`)
  const compressed = toMb(await compressedSize(tool, image))
  report('compressed', `${compressed} MB`)
  if (compressed >= limits.compressedMb) throw new Error('The image is too large.')
  try {
    const started = performance.now()
    const confined = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
    // Docker gives no writable /tmp either.
    if (tool === 'podman') confined.push('--read-only-tmpfs=false')
    const place = ['--name', name, '--network', 'host', '--volume', `${name}:/data`]
    const env = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    await call('run', '--detach', ...place, ...confined, ...env, image)
    await untilAnswers(`${url}/readyz`, 'the log of the container')
    report('ready, with a new database', secondsSince(started))
    await saveSbom(await call('exec', name, 'cat', '/app/sbom.cdx.json'))
    report('user', await call('exec', name, 'id', '-u'))
    const check = await call('inspect', '--format', '{{json .Config.Healthcheck.Test}}', name)
    await call('exec', name, ...JSON.parse(check).slice(1))
    report('memory idle', await memory())
    const claimed = await travel(url, smtp)
    report('memory after reading a receipt', await memory())

    const stopping = performance.now()
    await call('stop', '--time', '30', name)
    const isSlow = performance.now() - stopping > limits.stopMs
    report('stop', secondsSince(stopping))
    const code = await call('inspect', '--format', '{{.State.ExitCode}}', name)
    if (isSlow || code !== '0') throw new Error(`It did not stop well (exit code ${code}).`)

    const again = performance.now()
    await call('start', name)
    await untilAnswers(`${url}/readyz`, 'the log of the container')
    report('ready again', secondsSince(again))
    await readBack(url, claimed)
  } catch (error) {
    spawnSync(tool, ['logs', name], { stdio: 'inherit' })
    throw error
  } finally {
    await call('rm', '--force', name).catch(() => {})
    await call('volume', 'rm', '--force', name).catch(() => {})
    await smtp.close()
  }
}

/** Its output; rejects if it fails. */
export async function runTool(name: string, ...args: string[]) {
  const { stdout } = await promisify(execFile)(name, args, { maxBuffer: 50_000_000 })
  return stdout.trim()
}

/** As a registry would send it, within a few kilobytes. */
async function compressedSize(tool: string, image: string) {
  const child = spawn(tool, ['save', image], { stdio: ['ignore', 'pipe', 'inherit'] })
  let bytes = 0
  for await (const chunk of child.stdout.pipe(createGzip())) bytes += chunk.length
  return bytes
}

async function saveSbom(text: string) {
  const { components } = JSON.parse(text) as { components: unknown[] }
  const file = join(sbomFolder, 'sbom.cdx.json')
  await mkdir(sbomFolder, { recursive: true })
  await writeFile(file, text)
  report('packages', `${components.length}, listed in ${file}`)
}

function report(name: string, value: string) {
  console.info(`${name}: ${value}`)
}

function toMb(bytes: number) {
  return Math.round(bytes / 1_000_000)
}

function secondsSince(start: number) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
