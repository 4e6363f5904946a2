import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Person } from './people.ts'

export type Order =
  | { kind: 'gather'; url: string; people: Person[] }
  | { kind: 'flood'; flood: string }
  | { kind: 'rest' }

/** How often each status was answered; 0 is no answer. */
export type Answers = { perSecond: number; statuses: Record<string, number> }

/** In a process of its own: what it takes to ask is not to be taken from the one who is measured. */
export async function startCrowd(place: { url: string; people: Person[] }) {
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
