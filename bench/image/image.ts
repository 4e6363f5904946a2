import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { readBack, travel } from './journey.ts'
import { runTool, tryImage } from './try-image.ts'

const root = join(import.meta.dirname, '../..')
const image = 'localhost/quittance'

/** `npm run image [-- <arguments for the builder>]`: builds the image, tries it and measures it. */
export async function run(args: string[]) {
  const [first, url = '', host = '', port] = args
  if (first === '--at') return travelAt(url, { host, port: Number(port) })
  const builder = await findBuilder()
  if (!builder) {
    console.error('Skipped: neither podman nor docker nor buildah works on this machine.')
    return
  }
  await build(builder, args)
  if (builder === 'buildah') console.error(`${image} is built; to try it, install podman.`)
  else await tryImage(builder, image)
}

/** `npm run image -- --at https://localhost 127.0.0.1 2525`: tries a server that sends its mail to that host and port. */
async function travelAt(url: string, mail: { host: string; port: number }) {
  const smtp = await startSmtpSink(mail)
  try {
    await readBack(url, await travel(url, smtp))
    console.info(`The journey succeeded at ${url}.`)
  } finally {
    await smtp.close()
  }
}

async function findBuilder() {
  for (const name of ['podman', 'docker', 'buildah']) {
    // An installed docker is of no use without its daemon.
    const info = await runTool(name, 'info').catch(() => null)
    if (info !== null) return name
  }
  return undefined
}

async function build(builder: string, args: string[]) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const revision = await runTool('git', '-C', root, 'rev-parse', 'HEAD')
  const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision}`]
  // The default format of podman and buildah has no health check.
  const format = builder === 'docker' ? [] : ['--format', 'docker']
  const place = ['--file', 'Containerfile', '--tag', image, '.']
  const options = ['build', ...format, ...labels, ...args, ...place]
  const child = spawn(builder, options, { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${builder} could not build the image.`)
}
