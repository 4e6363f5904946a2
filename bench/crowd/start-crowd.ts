import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Person } from './people.ts'

export type Place = { url: string; smtpPort: number; people: Person[] }

export type Order =
  | ({ kind: 'gather' } & Place)
  | { kind: 'flood'; flood: string }
  | { kind: 'rest' }

/** How often each status was returned; 0 means no response. */
export type Answers = { perSecond: number; statuses: Record<string, number> }

/** A separate process: sending requests must not slow down the quiet user who is measured. */
export async function startCrowd(place: Place) {
  const crowd = fork(join(import.meta.dirname, 'crowd-process.ts'))
  async function tell(order: Order) {
    crowd.send(order)
    const [answer] = await once(crowd, 'message')
    return answer as Answers
  }
  await tell({ kind: 'gather', ...place })
  return {
    flood: (flood: string) => tell({ kind: 'flood', flood }),
    rest: () => tell({ kind: 'rest' }),
    disperse: () => void crowd.kill(),
  }
}
