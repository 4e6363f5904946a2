import type { Tab } from './engine.ts'

/** The page with scripts of ours before all of its own, under its own policy; the drivers tell nothing of a console. */
export function watchPage(html: string, policy: string, scripts: string[]): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  // Without it the page goes unwatched, which troubleIn tells.
  if (!nonce) return html
  const watch = `<script nonce="${nonce}">(${String(collect)})()</script>`
  const brought = scripts.map((path) => `<script nonce="${nonce}" src="${path}"></script>`)
  return html.replace('<head>', () => `<head>${watch}${brought.join('')}`)
}

/** What went wrong in this tab since it was opened, whatever pages it has been to. */
export function troubleIn(tab: Tab): Promise<string[]> {
  return tab.run(() => {
    const told = JSON.parse(sessionStorage.getItem('trouble') ?? '[]') as string[]
    // Where no script may run, nothing can be said either.
    const isWatched = 'isWatched' in window || document.scripts.length === 0
    return isWatched ? told : [...told, `${location.pathname}: nobody watches it`]
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
    // A hint, given up when the page is left.
    if (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) return
    if (!(target instanceof HTMLElement)) add(`uncaught: ${(event as ErrorEvent).message}`)
    else add(`not loaded: ${target.getAttribute('src') ?? target.getAttribute('href')}`)
  }
  // What cannot be loaded is told on its way down only.
  addEventListener('error', onError, true)
  const say = console.error.bind(console)
  console.error = (...words) => {
    add(`console: ${words.join(' ')}`)
    say(...words)
  }
}
