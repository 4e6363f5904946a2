import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { actions, asPageScript, type Browser, type Engine, size, type Tab } from './engine.ts'
import { killGroup, killInGroup, startGroup, waitForOutput } from './processes.ts'

type Send = <Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

const browserScript = join(import.meta.dirname, 'webkit-browser.js')

/** Debian's build of the engine of every iPhone browser, by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
  abilities: { backgroundSync: false, badge: false, stillCamera: false, persist: false },
  async start(profile) {
    const screen = await startScreen()
    const port = await freePort()
    const driver = startGroup('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: screen.display,
      // Pages from this machine must load even if it has no internet access.
      GIO_USE_NETWORK_MONITOR: 'base',
    })
    await untilReady(driver, port)
    const { send, version } = await openSession(port, profile)
    return {
      version,
      openTab: createTabs(send),
      killStore: () => killInGroup(driver, 'WebKitNetworkPr'),
      async kill() {
        await killGroup(driver)
        await screen.stop()
      },
    }
  },
}

function createTabs(send: Send): Browser['openTab'] {
  let current = ''
  let last: Promise<unknown> = Promise.resolve()

  return async () => {
    if (current) {
      const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'tab' })
      return createTab(inWindow(handle))
    }
    current = await send('GET', '/window')
    return createTab(inWindow(current))
  }

  /** The driver has one current window: each command switches to its own, after the previous command. */
  function inWindow(handle: string): Send {
    return <Answer>(method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = last.then(async () => {
        if (handle !== current) await send('POST', '/window', { handle })
        current = handle
        return send<Answer>(method, path, body)
      })
      last = answer.catch(() => undefined)
      return answer
    }
  }
}

function createTab(send: Send): Tab {
  return {
    open: (url) => send('POST', '/url', { url }),
    async run(script, ...given) {
      const answer = await send<{ text?: string; error?: string }>('POST', '/execute/async', {
        script: `const [given, done] = arguments
          const said = (error) => done({ error: String(error) })
          Promise.resolve(given).then(${asPageScript(script)}).then((text) => done({ text }), said)`,
        args: [JSON.stringify(given)],
      })
      if (answer.text === undefined) throw new Error(answer.error)
      return JSON.parse(answer.text)
    },
    press: (point) => send('POST', '/actions', { actions: actions.press(point) }),
    type: (text) => send('POST', '/actions', { actions: actions.type(text) }),
    async choose(selector, path) {
      const element = await send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      await send('POST', `/element/${Object.values(element)[0]}/value`, { text: path })
    },
    addCookie: (cookie) => send('POST', '/cookie', { cookie: { path: '/', ...cookie } }),
    async screenshot() {
      return Buffer.from(await send<string>('GET', '/screenshot'), 'base64')
    },
  }
}

async function openSession(port: number, profile: string) {
  const { width, height } = size
  const args = ['-m', browserScript, profile, `${width}`, `${height}`]
  const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args } }
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>(port, 'POST', '/session', { capabilities: { alwaysMatch: options } })
  const send: Send = (method, path, body) =>
    call(port, method, `/session/${sessionId}${path}`, body)
  return { send, version: capabilities.browserVersion }
}

async function call<Answer>(port: number, method: string, path: string, body: object = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as {
    value: Answer & { error?: string; message?: string }
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
  return value as Answer
}

async function untilReady(driver: ChildProcess, port: number) {
  while (driver.exitCode === null) {
    const isReady = await call(port, 'GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver exited')
}

/** A window needs a display, and this machine may have none. */
async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp']
  const screen = startGroup('Xvfb', args)
  const number = await waitForOutput(screen, /^(\d+)$/)
  return { display: `:${number}`, stop: () => killGroup(screen) }
}
