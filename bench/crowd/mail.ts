import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

export type Mail = { from: string; to: string; subject: string; file: Buffer }

/** Delivers a mail with one PDF as a mail server does; returns the last reply's code. */
export async function deliver(
  { from, to, subject, file }: Mail,
  port: number,
  signal?: AbortSignal,
) {
  const socket = connect({ port, host: '127.0.0.1' })
  signal?.addEventListener('abort', () => socket.destroy(), { once: true })
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  try {
    await once(socket, 'connect')
    const steps = ['', 'EHLO bench', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']
    const contents = [...head(from, to, subject), ...partOf(file), '--b--', '.'].join('\r\n')
    let code = 0
    for (const step of [...steps, contents]) {
      if (step) socket.write(`${step}\r\n`)
      code = await replyCode()
      if (code >= 400) return code
    }
    return code
  } finally {
    socket.destroy()
  }

  /** Of a reply's last line. */
  async function replyCode(): Promise<number> {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return 500
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3))
    }
  }
}

function head(from: string, to: string, subject: string) {
  const id = `${subject.replaceAll(' ', '-')}-${from}`
  const names = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${id}>`]
  return [...names, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b', '']
}

function partOf(file: Buffer) {
  const encoded = file.toString('base64').match(/.{1,76}/g) ?? []
  const names = [
    'Content-Type: application/pdf; name=bill.pdf',
    'Content-Transfer-Encoding: base64',
  ]
  return ['--b', ...names, 'Content-Disposition: attachment; filename=bill.pdf', '', ...encoded]
}
