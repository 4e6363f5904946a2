type Guarded = {
  /** Whether a layer above the page is open that Back should close. */
  isWanted: () => boolean
  /** Back was pressed and has left the guard, not the page. */
  onBack: () => void
}

type Step = Parameters<History['pushState']>

const guardKey = 'isBackGuard'

/**
 * Keeps a guard entry above the page in the browser's history while `isWanted`, so that Back leaves
 * the guard and not the page. The guard has the page's URL, the router gets no event for moves
 * between the two, and a navigation replaces it.
 *
 * Chrome skips history entries added without a user gesture: Back pressed twice in a row still leaves.
 */
export function createBackGuard({ isWanted, onBack }: Guarded) {
  let isOn = isMarked()
  /** The page's own URL, below the guard. */
  let base = location.href
  let shown = location.href
  /** We went back ourselves, and the browser has not arrived yet. */
  let isLeaving = false
  /** A navigation made on the guard, to be repeated on the page's own entry. */
  let owed: { type: 'pushState' | 'replaceState'; step: Step } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The page being loaded instead of this one. */
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
    replace({ ...state, [guardKey]: true }, unused, url)
    owed = { type, step: [state, unused, location.href] }
  }

  // Must run before the router's listener and any that restores the scroll position: see app/page.tsx.
  addEventListener('popstate', handlePopState)
  // Also for a page that was reloaded on its guard, or returned to.
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

  /** After the current event: one layer may replace another, or navigate. */
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  function settle() {
    // Going back now would cancel the load of the next page.
    if (isLeaving || next || isOn === isWanted()) return
    if (isOn) {
      isLeaving = true
      history.back()
    } else {
      base = location.href
      native.pushState.call(history, { ...history.state, [guardKey]: true }, '')
      isOn = true
    }
  }

  /** A move back that is under way would cancel the load, so load after that. */
  function loadPage(path: string) {
    next = path
    if (!isLeaving) location.assign(path)
  }

  return { settle, settleSoon, loadPage }
}

/** Bypasses the router, which has nothing to show for it. */
const native = {
  pushState: History.prototype.pushState,
  replaceState: History.prototype.replaceState,
}

function isMarked() {
  return Boolean(history.state?.[guardKey])
}
