/** Whether the page is out of sight at some moment from now on. */
export function watchVisibility() {
  const ending = new AbortController()
  let wasLost = document.visibilityState === 'hidden'
  const look = () => {
    wasLost ||= document.visibilityState === 'hidden'
  }
  document.addEventListener('visibilitychange', look, { signal: ending.signal })
  return { wasLost: () => wasLost, end: () => ending.abort() }
}
