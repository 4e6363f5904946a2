import { afterEach } from 'vitest'
import { openApps } from './app.ts'

const warning = /"level":[4-6]0/

afterEach(({ task }) => {
  if (task.result?.state === 'pass') return
  for (const { logged } of openApps) {
    for (const line of logged) if (warning.test(line)) console.info(line.trim())
  }
})
