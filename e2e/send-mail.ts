import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { DocumentFile } from './documents.ts'

type Mail = {
  from: string
  to: string
  subject: string
  text: string
  files?: DocumentFile[]
  id: string
}

/** Delivers an email by SMTP, as an upstream mail server does; returns the server's last reply. */
export async function sendMail(port: number, mail: Mail): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  async function answer() {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The mail server hung up')
      // A dash after the number means that another line follows.
      if (/^\d{3} /.test(value)) return value
    }
  }
  async function say(line: string) {
    socket.write(`${line}\r\n`)
    return answer()
  }
  await answer()
  for (const line of [
    'EHLO mail.example.com',
    `MAIL FROM:<${mail.from}>`,
    `RCPT TO:<${mail.to}>`,
  ]) {
    await say(line)
  }
  await say('DATA')
  const said = await say(`${written(mail)}\r\n.`)
  socket.end('QUIT\r\n')
  await once(socket, 'close')
  return said
}

const boundary = 'between-two-parts'

function written({ from, to, subject, text, files = [], id }: Mail) {
  const attached = files.map(
    ({ name, mimeType, buffer }) => `--${boundary}
Content-Type: ${mimeType || 'application/octet-stream'}; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${buffer.toString('base64').replace(/.{76}/g, '$&\n')}
`,
  )
  return `From: Dana <${from}>
To: ${to}
Subject: ${subject}
Date: ${new Date().toUTCString()}
Message-ID: <${id}>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="${boundary}"

--${boundary}
Content-Type: text/plain; charset=utf-8

${text}
${attached.join('')}--${boundary}--`.replaceAll('\n', '\r\n')
}
