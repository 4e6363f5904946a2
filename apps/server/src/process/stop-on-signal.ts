/** The first signal drains and stops; a second one, from someone in a hurry, ends it at once. */
export function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false
  async function onSignal() {
    if (isStopping) process.exit(1)
    isStopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
