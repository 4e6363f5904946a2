import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { actions, asPageScript, type Engine, size, type Tab } from './engine.ts'
import { killGroup, startGroup, waitForOutput } from './processes.ts'

type Send = <Answer>(method: string, params: object) => Promise<Answer>

/** Debian's Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  abilities: { backgroundSync: false, badge: false, stillCamera: false, persist: true },
  async start(profile) {
    await writeFile(join(profile, 'user.js'), preferences)
    const { width, height } = size
    const ofProfile = ['--headless', '--no-remote', '--profile', profile]
    const ofWindow = ['--width', `${width}`, '--height', `${height}`]
    const ofDriver = ['--remote-debugging-port', '0', 'about:blank']
    const program = startGroup('firefox-esr', [...ofProfile, ...ofWindow, ...ofDriver])
    const address = await waitForOutput(program, /WebDriver BiDi listening on (ws:\S+)/)
    const send = await connect(`${address}/session`)
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    )
    return {
      version: capabilities.browserVersion,
      async openTab() {
        // In its own window: a background tab hardly renders, so animations would never end.
        const { context } = await send<{ context: string }>('browsingContext.create', {
          type: 'window',
        })
        await send('browsingContext.setViewport', { context, viewport: size })
        return createTab(send, context)
      },
      kill: () => killGroup(program),
    }
  },
}

/** A fake camera without a permission prompt, and no background requests or prompts. */
const preferences = Object.entries({
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
  .join('')

function createTab(send: Send, context: string): Tab {
  const target = { context }

  async function locate(value: string) {
    const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value },
    })
    if (!nodes[0]) throw new Error(`There is no ${value}`)
    return nodes[0].sharedId
  }

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(script, ...given) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: asPageScript(script),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        target,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    press: (point) => send('input.performActions', { context, actions: actions.press(point) }),
    type: (text) => send('input.performActions', { context, actions: actions.type(text) }),
    async choose(selector, path) {
      const element = { sharedId: await locate(selector) }
      await send('input.setFiles', { context, element, files: [path] })
    },
    async addCookie({ value, ...cookie }) {
      const text = { type: 'string', value }
      await send('storage.setCookie', {
        cookie: { ...cookie, value: text, domain: 'localhost', path: '/' },
      })
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', target)
      return Buffer.from(data, 'base64')
    },
  }
}

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string }

/** The browser's socket: a reply has the number of its command. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Reply
    const asked = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'success') asked?.resolve(result)
    else asked?.reject(new Error(`${error}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser is gone'))
  })

  return <Answer>(method: string, params: object) => {
    count += 1
    const asked = Promise.withResolvers<unknown>()
    waiting.set(count, asked)
    socket.send(JSON.stringify({ id: count, method, params }))
    return asked.promise as Promise<Answer>
  }
}
