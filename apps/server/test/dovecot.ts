import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder } from './at-end.ts'
import { freePort } from './free-port.ts'

export const hasDovecot = spawnSync('/usr/sbin/dovecot', ['--version']).error === undefined
if (!hasDovecot && process.env.CI) {
  throw new Error('CI needs Dovecot (Debian package dovecot-imapd).')
}

const me = userInfo()
/** It opens no mailbox as root. */
const owner = me.uid === 0 ? { uid: 65534, gid: 65534 } : { uid: me.uid, gid: me.gid }

/** A real IMAP server for this user, with its own mailbox; all its files are in one folder. */
export async function startDovecot() {
  const folder = await newFolder()
  // Its own users, under which it runs when root starts it, must get in.
  await chmod(folder, 0o755)
  const maildir = join(folder, 'mail')
  for (const part of ['new', 'cur', 'tmp']) await mkdir(join(maildir, part), { recursive: true })
  for (const part of ['', 'new', 'cur', 'tmp'])
    await chown(join(maildir, part), owner.uid, owner.gid)
  const port = await freePort()
  const config = join(folder, 'dovecot.conf')
  await writeFile(config, configOf(folder, port))
  const server = await run(config, port)
  let count = 0

  return {
    url: `imap://receipts:secret@127.0.0.1:${port}/INBOX`,
    async deliver(mail: string) {
      count += 1
      await writeFile(join(maildir, 'new', `${Date.now()}.${count}.test`), mail)
    },
    async states() {
      const names = await readdir(join(maildir, 'cur'))
      const seen = names.filter((name) => /:2,[A-Z]*S/.test(name)).length
      const fresh = await readdir(join(maildir, 'new'))
      return { seen, unseen: names.length - seen + fresh.length }
    },
    close: () => end(server),
  }
}

async function run(config: string, port: number) {
  const server = spawn('/usr/sbin/dovecot', ['-F', '-c', config], { stdio: 'ignore' })
  for (let tries = 0; tries < 200; tries += 1) {
    if (await answers(port)) return server
    await pause(50)
  }
  server.kill()
  throw new Error('Dovecot did not start.')
}

function answers(port: number) {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.setTimeout(2_000, () => resolve(false))
  }).finally(() => socket.destroy())
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

function configOf(folder: string, port: number) {
  const own = `
default_internal_user = ${me.username}
default_internal_group = ${groupOf(me.gid)}
default_login_user = ${me.username}`
  return `${me.uid === 0 ? '' : own}
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
first_valid_uid = 0
first_valid_gid = 0
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

function groupOf(gid: number) {
  return (
    spawnSync('/usr/bin/getent', ['group', String(gid)])
      .stdout.toString()
      .split(':')[0] ?? ''
  )
}
