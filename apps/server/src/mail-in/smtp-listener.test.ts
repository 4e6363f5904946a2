import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { inboundMails } from '#db/schema.ts'
import type { Storage } from '#storage/storage.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { createMailInApp, type MailInApp, mailDomain, newRecipient } from '#test/mail-in.ts'
import { storedKeys } from '#test/stored.ts'

let product: MailInApp

const hasSwaks = spawnSync('/usr/bin/swaks', ['--version']).error === undefined
if (!hasSwaks && process.env.CI) throw new Error('CI needs swaks (Debian package swaks).')

async function start(options?: Parameters<typeof createMailInApp>[0]) {
  product = await createMailInApp(options)
  return newRecipient(product)
}

/** A connected client, and everything the server will have sent when it disconnects. */
async function greetedClient() {
  const socket = connect(product.port, '127.0.0.1')
  socket.on('error', () => {})
  let received = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part
  })
  const said = once(socket, 'close').then(() => received)
  await once(socket, 'data')
  return { socket, said }
}

test('Hole 30: the greeting has the name of the mail domain, not of the machine', async () => {
  product = await createMailInApp()
  const said = await conversation(['EHLO client.example'])
  expect(said).toMatch(new RegExp(`^220 ${mailDomain} ESMTP Quittance\\r\\n`))
  expect(said).not.toContain(hostname())
})

async function conversation(lines: string[]) {
  const { socket, said } = await greetedClient()
  socket.write([...lines, 'QUIT', ''].join('\r\n'))
  return said
}

test.skipIf(!hasSwaks)(
  'swaks hands over a mail with a PDF (needs the Debian package swaks)',
  async () => {
    const user = await start()
    const pdf = await pdfOf(billPages(1))
    const mail = `--server 127.0.0.1:${product.port} --from ${user.email} --to ${user.address}`
    const file = '--attach-type application/pdf --attach-name b.pdf --attach -'
    const swaks = spawn('/usr/bin/swaks', `${mail} ${file}`.split(' '), {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    swaks.stdin.end(pdf)
    const said = await text(swaks.stdout)
    expect(said).toContain('250 OK: message queued')
    await product.takeIn()
    expect(await user.inboxItems()).toMatchObject([{ kind: 'pdf', name: 'b.pdf' }])
  },
)

test('Hole 21: a client that does not wait for answers gets them all, in their order, and loses no mail', async () => {
  const user = await start()
  const mails = [1, 2, 3].map((at) =>
    [
      `MAIL FROM:<${user.email}>`,
      `RCPT TO:<${user.address}>`,
      'DATA',
      `From: ${user.email}`,
      `Subject: Bill ${at}`,
      `Message-ID: <${at}@example.com>`,
      '',
      `Taxi EUR ${at}.00`,
      '.',
    ].join('\r\n'),
  )
  const said = await conversation(['EHLO mx', ...mails])
  const codes = said.match(/^\d{3}(?= )/gm)
  expect(codes).toEqual(['220', '250', ...mails.flatMap(() => ['250', '250', '354', '250']), '221'])
  expect(
    (await product.db.select().from(inboundMails)).map(({ subject }) => subject).toSorted(),
  ).toEqual(['Bill 1', 'Bill 2', 'Bill 3'])
})

describe('limits', () => {
  test('says nothing of TLS or passwords, and how large a mail may be', async () => {
    product = await createMailInApp()
    const said = await conversation(['EHLO mx'])
    expect(said).toContain('SIZE 40000000')
    expect(said).not.toMatch(/STARTTLS|AUTH/)
  })

  test('Hole 19: a mail of more than 40 MB is rejected by its announced size; by its real one its user is notified, not its sender', async () => {
    const user = await start()
    const announced = ['EHLO mx', `MAIL FROM:<${user.email}> SIZE=40000001`]
    expect(await conversation(announced)).toMatch(/^552/m)

    const line = `${'x'.repeat(998)}\r\n`
    const { socket, said } = await greetedClient()
    socket.write(`EHLO mx\r\nMAIL FROM:<${user.email}>\r\nRCPT TO:<${user.address}>\r\nDATA\r\n`)
    socket.write(`From: ${user.email}\r\nSubject: Large\r\nMessage-ID: <large@x>\r\n\r\n`)
    for (let written = 0; written < 41_000_000; written += 1_000_000) {
      if (!socket.write(line.repeat(1000))) await once(socket, 'drain')
    }
    socket.write('.\r\nQUIT\r\n')
    const answers = await said
    expect(answers).toMatch(/^250 OK: message queued/m)
    expect(answers).not.toMatch(/^5/m)
    expect(await user.refusals()).toMatchObject([{ reason: 'too-large', subject: 'Large' }])
    expect(await storedKeys(product.storage)).toEqual([])
  })

  test('more than five recipients are to be sent apart', async () => {
    product = await createMailInApp()
    const recipients = Array.from({ length: 6 }, (_, at) => `RCPT TO:<${at}@in.example.com>`)
    const said = await conversation(['EHLO mx', 'MAIL FROM:<a@example.com>', ...recipients])
    expect(said.match(/^250 Accepted$/gm)).toHaveLength(6)
    expect(said.match(/^452/gm)).toHaveLength(1)
  })

  test('more mails than fit on a connection need another one', async () => {
    product = await createMailInApp({ limits: { mailsOnConnection: 2 } })
    const { socket, said } = await greetedClient()
    const mail = [
      'MAIL FROM:<a@example.com>',
      'RCPT TO:<x@in.example.com>',
      'DATA',
      'A: b\r\n\r\n.',
    ]
    for (const line of ['EHLO mx', ...mail, ...mail, 'MAIL FROM:<a@example.com>']) {
      const answered = once(socket, 'data')
      socket.write(`${line}\r\n`)
      await answered
    }
    expect((await said).match(/^(?:250 OK: message queued|421)/gm)).toEqual([
      '250 OK: message queued',
      '250 OK: message queued',
      '421',
    ])
  })

  test('Hole 19: a client that is silent or sends byte by byte is disconnected; a partial mail is not stored', async () => {
    const user = await start({ limits: { idleMs: 300, connectionMs: 900, connections: 2 } })
    const silent = await greetedClient()
    const { socket: slow, said } = await greetedClient()
    slow.write(`EHLO mx\r\nMAIL FROM:<${user.email}>\r\nRCPT TO:<${user.address}>\r\nDATA\r\n`)
    slow.write(`From: ${user.email}\r\nSubject: Slow\r\n\r\n`)
    const dripping = setInterval(() => slow.write('x'), 50)
    await silent.said
    expect(await said).toMatch(/^354/m)
    clearInterval(dripping)
    expect(await product.db.$count(inboundMails)).toBe(0)
    expect(await storedKeys(product.storage)).toEqual([])
    expect(await product.send({ from: user.email, to: user.address, text: 'x' })).toMatch(/^250/)
  })

  test('Hole 19: beyond ten connections, clients are asked to retry', async () => {
    product = await createMailInApp()
    const sockets = Array.from({ length: 10 }, () => connect(product.port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'data')))
    expect(await (await greetedClient()).said).toMatch(/^421/)
    for (const socket of sockets) socket.destroy()
  })
})

test('Hole 19: of 500 mails at once each that is accepted is kept, sixty of one user, and no more than ten are being taken', async () => {
  product = await createMailInApp()
  const users = await Promise.all(Array.from({ length: 10 }, () => newRecipient(product)))
  const [flooded, ...others] = users as [Recipient, ...Recipient[]]
  const mails = [
    ...Array.from({ length: 230 }, (_, at) => mailFor(flooded, at)),
    ...others.flatMap((user) => Array.from({ length: 30 }, (_, at) => mailFor(user, at))),
  ]
  const connection = { host: '127.0.0.1', port: product.port, pool: true } as const
  const transport = createTransport({ ...connection, maxConnections: 15, maxMessages: 20 })
  let maxAtOnce = 0
  const sendings = mails.map(async (mail) => {
    const code = await codeFor(transport, mail)
    maxAtOnce = Math.max(maxAtOnce, (await readdir(product.uploadFolder)).length)
    return code
  })
  const codes = await Promise.all(sendings)
  transport.close()

  const accepted = mails.filter((_, at) => codes[at] === 250).map(({ subject }) => subject)
  expect(codes.filter((code) => code === 451)).toHaveLength(170)
  expect(accepted).toHaveLength(60 + 270)
  expect(maxAtOnce).toBeLessThanOrEqual(10)
  await expect.poll(() => readdir(product.uploadFolder)).toEqual([])

  const rows = await product.db
    .select()
    .from(inboundMails)
    .where(eq(inboundMails.state, 'received'))
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(accepted.toSorted())
  expect(await storedKeys(product.storage)).toHaveLength(accepted.length)
  for (const { rawKey, subject } of rows) {
    expect(await text(await product.storage.read(rawKey ?? ''))).toContain(`Subject: ${subject}`)
  }
  expect((await flooded.refusals()).map(({ reason }) => reason)).toEqual(['flood'])
  expect(await others[0]?.refusals()).toEqual([])
})

type Recipient = Awaited<ReturnType<typeof newRecipient>>

function mailFor({ email, address, userId }: Recipient, at: number) {
  return { from: email, to: address, subject: `Bill ${at} of ${userId}`, text: 'x' }
}

/** The final response code: beyond ten connections, clients retry. */
async function codeFor(transport: Transporter, mail: SendMailOptions): Promise<unknown> {
  for (;;) {
    const code = await transport.sendMail(mail).then(
      () => 250,
      (error: { responseCode?: number }) => error.responseCode,
    )
    if (code !== 421) return code
  }
}

test('Hole 19: of a flood of strangers only so much is remembered, and the user can still send', async () => {
  const user = await start()
  for (let at = 0; at < 70; at += 1) {
    const mail = { from: 'eve@example.org', to: user.address, text: 'x' }
    expect(await product.send(mail)).toMatch(/^250/)
  }
  expect(await product.db.$count(inboundMails)).toBe(60)
  expect(await product.send({ from: user.email, to: user.address, text: 'x' })).toMatch(/^250/)
  expect(await product.db.$count(inboundMails)).toBe(61)
})

test('Hole 21: with the store down the mail is to come again, and then it is taken', async () => {
  let isDown = true
  const files = new Map<string, Buffer>()
  const storage = {
    put: async (key: string) => {
      if (isDown) throw new Error('The store is down.')
      files.set(key, Buffer.alloc(0))
    },
    remove: async (key: string) => void files.delete(key),
  } as unknown as Storage
  const user = await start({ storage })
  const mail = { from: user.email, to: user.address, text: 'x', messageId: '<again@example.com>' }
  await expect(product.send(mail)).rejects.toMatchObject({ responseCode: 451 })
  expect(await product.db.$count(inboundMails)).toBe(0)
  isDown = false
  expect(await product.send(mail)).toMatch(/^250/)
  expect(await product.db.$count(inboundMails)).toBe(1)
})

test('with no space left it is refused and reported, and not stored', async () => {
  const user = await start({ storageLimit: 0 })
  expect(await product.send({ from: user.email, to: user.address, text: 'x' })).toMatch(/^250/)
  expect(await user.refusals()).toMatchObject([{ reason: 'storage-full' }])
  expect(await storedKeys(product.storage)).toEqual([])
})
