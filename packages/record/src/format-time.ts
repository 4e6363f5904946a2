const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** `Nov 12, 2026, 10:20 AM UTC`; a text that is no time stays as it is. */
export function formatTime(at: string): string {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? at : `${format.format(time)} UTC`
}
