type Guarded = {
  /** Whether something lies above the page that Back should close. */
  isWanted: () => boolean
  /** Back was pressed and has left the guard, not the page. */
  onBack: () => void
}

type Step = Parameters<History['pushState']>

const mark = 'isBackGuard'

/**
 * Keeps one entry above the page in the browser's history while it is wanted, so that Back leaves
 * this entry and not the page. Nobody else sees it: it has the page's address, moving between the
 * two is no event for the router, and a navigation takes its place.
 *
 * Chrome skips entries of a page that was not touched since the last Back, so that no page can hold
 * anybody: pressed twice without a touch between, Back leaves all the same.
 */
export function createBackGuard({ isWanted, onBack }: Guarded) {
  let isOn = isMarked()
  /** The page's own address, while the guard stands above it. */
  let base = location.href
  let shown = location.href
  /** Taken back by ourselves, and not there yet. */
  let isLeaving = false
  /** What was navigated to on the guard, to be done once more on the page's own entry. */
  let owed: { type: 'pushState' | 'replaceState'; step: Step } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The page that is being loaded in the place of this one. */
  let next: string | undefined

  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)

  history.pushState = (...step) => {
    if (!isOn) push(...step)
    else if (isLeaving) oweStep('pushState', step)
    else {
      replace(...step)
      isOn = false
      owed = undefined
    }
    shown = location.href
    settleSoon()
  }

  history.replaceState = (...step) => {
    if (isOn) oweStep(owed?.type ?? 'replaceState', step)
    else replace(...step)
    shown = location.href
  }

  function oweStep(type: 'pushState' | 'replaceState', step: Step) {
    const [state, unused, url] = step
    replace({ ...state, [mark]: true }, unused, url)
    owed = { type, step: [state, unused, location.href] }
  }

  // Before the router hears of it, and whoever sets a scroll position: app/page.tsx sees to that.
  addEventListener('popstate', handlePopState)
  // Also for a page that was loaded anew on its guard, or left and come back to.
  addEventListener('pageshow', settleSoon)

  function handlePopState(event: PopStateEvent) {
    const wasOn = isOn
    const wasLeaving = isLeaving
    isOn = isMarked()
    if (isOn) base = location.href
    isLeaving = false
    const isBackOnPage = wasOn && !isOn && location.href === base
    if (isBackOnPage && owed) native[owed.type].apply(history, owed.step)
    owed = undefined
    if (location.href === shown) event.stopImmediatePropagation()
    shown = location.href
    if (isBackOnPage && !wasLeaving) onBack()
    settleSoon()
    if (next) location.assign(next)
  }

  /** Once all that happens in one event has happened: one layer may make way for another, or for a page. */
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  function settle() {
    if (isLeaving || isOn === isWanted()) return
    if (isOn) {
      isLeaving = true
      history.back()
    } else {
      base = location.href
      native.pushState.call(history, { ...history.state, [mark]: true }, '')
      isOn = true
    }
  }

  /** An entry that is taken back just then stops a page from being loaded: it is then loaded after that. */
  function loadPage(path: string) {
    next = path
    location.assign(path)
  }

  return { settle, settleSoon, loadPage }
}

/** Past the router, which has nothing to show for it. */
const native = {
  pushState: History.prototype.pushState,
  replaceState: History.prototype.replaceState,
}

function isMarked() {
  return Boolean(history.state?.[mark])
}
