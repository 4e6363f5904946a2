const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const minute = 60
const hour = 60 * minute
const dayLength = 24 * hour
const steps = [
  { unit: 'minute', seconds: minute, until: hour },
  { unit: 'hour', seconds: hour, until: dayLength },
  { unit: 'day', seconds: dayLength, until: 30 * dayLength },
] as const

/** `Nov 3, 2026`, in the user's time zone. */
export function formatDay(moment: string) {
  return day.format(new Date(moment))
}

/** `Nov 3, 2026, 2:05 PM`. */
export function formatMoment(moment: string) {
  return dayAndTime.format(new Date(moment)).replace(/\u202f/g, ' ')
}

/** `soon`, `2:05 PM` today, otherwise with the date. */
export function nextTime(moment: string, now = new Date()) {
  const then = new Date(moment)
  if (then <= now) return 'soon'
  if (then.toDateString() !== now.toDateString()) return formatMoment(moment)
  return time.format(then).replace(/\u202f/g, ' ')
}

/** `now`, `5 minutes ago`, `yesterday`; `on Nov 3, 2026` if long ago. */
export function timeAgo(moment: string, now = Date.now()) {
  const seconds = (now - new Date(moment).getTime()) / 1000
  if (seconds < minute) return 'now'
  const step = steps.find(({ until }) => seconds < until)
  if (!step) return `on ${formatDay(moment)}`
  return relative.format(-Math.floor(seconds / step.seconds), step.unit)
}
