/** What this process holds, and what it has used since it started. */
export function usage() {
  const { user, system } = process.cpuUsage()
  return { memory: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 }
}
