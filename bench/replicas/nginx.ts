import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endProgram, startProgram, type Trial, untilAnswers } from '#shared/programs.ts'

const example = join(import.meta.dirname, '../../deploy/nginx.conf')

/** Runs the example configuration from the docs, on this machine and without TLS. */
export async function startNginx(
  trial: Trial,
  folder: string,
  { port, serverPorts }: { port: number; serverPorts: number[] },
) {
  await mkdir(join(folder, 'temp'))
  await writeFile(join(folder, 'nginx.conf'), await configuration(port, serverPorts))
  const logFile = join(folder, 'nginx.log')
  const nginx = startProgram('nginx', ['-p', folder, '-c', 'nginx.conf'], logFile)
  trial.defer(() => endProgram(nginx, 'SIGKILL'))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, logFile)
  return {
    /** The address of the last server tried, by request id. */
    async askedServers() {
      const lines = (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n')
      return new Map(
        lines.map((line) => {
          const [id = '', ...addresses] = line.split(/[ ,]+/)
          return [id, addresses.at(-1) ?? '']
        }),
      )
    },
  }
}

async function configuration(port: number, serverPorts: number[]) {
  const servers = serverPorts.map((serverPort) => `server 127.0.0.1:${serverPort};`)
  const site = (await readFile(example, 'utf8'))
    .replace(/(server 10\.[\d.]+:\d+;\s*)+/, `${servers.join('\n  ')}\n  `)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path temp/${name};`).join('\n  ')}
  log_format asked '$http_x_bench_id $upstream_addr';
  access_log access.log asked;
  ${site}
}
`
}
