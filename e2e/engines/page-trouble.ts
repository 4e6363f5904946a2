import type { Tab } from './engine.ts'

/** Adds our scripts to the page, before its own and under its policy: the drivers report no console messages. */
export function watchPage(html: string, policy: string, scripts: string[]): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  // Without a nonce the page is not watched, which troubleIn reports.
  if (!nonce) return html
  const watch = `<script nonce="${nonce}">(${String(collect)})()</script>`
  const brought = scripts.map((path) => `<script nonce="${nonce}" src="${path}"></script>`)
  return html.replace('<head>', () => `<head>${watch}${brought.join('')}`)
}

/** All errors in this tab since it was opened, on all its pages. */
export function troubleIn(tab: Tab): Promise<string[]> {
  return tab.run(() => {
    const errors = JSON.parse(sessionStorage.getItem('trouble') ?? '[]') as string[]
    // A page without scripts needs no watching.
    const isWatched = 'isWatched' in window || document.scripts.length === 0
    return isWatched ? errors : [...errors, `${location.pathname}: not watched`]
  })
}

/** Runs in the page. */
function collect() {
  Object.assign(window, { isWatched: true })
  const add = (words: string) => {
    const known = JSON.parse(sessionStorage.getItem('trouble') ?? '[]') as string[]
    sessionStorage.setItem('trouble', JSON.stringify([...known, `${location.pathname}: ${words}`]))
  }
  addEventListener('unhandledrejection', ({ reason }) => add(`rejected: ${reason}`))
  const onError = (event: ErrorEvent | Event) => {
    const { target } = event
    // Only a hint, dropped when the page is left.
    if (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) return
    if (!(target instanceof HTMLElement)) add(`uncaught: ${(event as ErrorEvent).message}`)
    else add(`not loaded: ${target.getAttribute('src') ?? target.getAttribute('href')}`)
  }
  // Failed loads do not bubble.
  addEventListener('error', onError, true)
  const say = console.error.bind(console)
  console.error = (...words) => {
    add(`console: ${words.join(' ')}`)
    say(...words)
  }
}
