/** Longer than the steps of a shutdown may take; what still hangs is abandoned. */
const maxStopMs = 18_000

/** The first signal drains and stops; a second one exits at once. */
export function createStop(stop: () => Promise<void>) {
  let isStopping = false

  async function stopWith(exitCode: number) {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(exitCode), maxStopMs).unref()
    await stop().catch(() => {})
    process.exit(exitCode)
  }

  function onSignal() {
    if (isStopping) process.exit(1)
    void stopWith(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return stopWith
}
