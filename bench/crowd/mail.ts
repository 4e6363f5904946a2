import { connect, type Socket } from 'node:net'

export type Mail = { from: string; to: string; subject: string; file: Buffer }

/** Delivers a mail with one PDF as a mail server does; returns the last reply's code. */
export async function deliver(
  { from, to, subject, file }: Mail,
  port: number,
  signal?: AbortSignal,
) {
  const socket = connect({ port, host: '127.0.0.1', ...(signal && { signal }) })
  const contents = [...head(from, to, subject), ...partOf(file), '--b--', '.'].join('\r\n')
  const steps = ['EHLO bench', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', contents]
  let code = 0
  for await (code of repliesOf(socket)) {
    const step = steps.shift()
    if (code >= 400 || step === undefined) break
    socket.write(`${step}\r\n`)
  }
  return code
}

/** The code of each reply, by its last line. */
async function* repliesOf(socket: Socket) {
  let text = ''
  for await (const chunk of socket) {
    const lines = (text + String(chunk)).split('\r\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (/^\d{3} /.test(line)) yield Number(line.slice(0, 3))
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
