import { createRandom, type Random } from './random.ts'

/** The faults, and when each can happen. */
const moments = {
  offline: ['before', 'in the form'],
  reload: ['while taking', 'in the form', 'on Save', 'after'],
  'browser killed': ['while taking', 'in the form', 'on Save', 'after'],
  'server killed between commit and answer': ['on Save'],
  'server killed in the middle of a request': ['on Save', 'while reading'],
  'connection cut, nothing arrived': ['on Save', 'while reading'],
  'answer lost': ['on Save', 'while reading'],
  'connection stalled': ['on Save', 'while reading'],
  '503 answers': ['before'],
  'slow answers': ['before'],
  'session expired': ['before', 'in the form'],
  'two tabs': ['before'],
  'deleted elsewhere, sent again late': ['on Save'],
  'answer lost, and the double deleted': ['on Save'],
  'another user signs in in a second tab': ['in the form', 'on Save', 'after'],
} as const

export type FaultKind = keyof typeof moments
export type Moment = (typeof moments)[FaultKind][number]
/** `ms` is how long or how late, where that matters. */
export type Fault = { kind: FaultKind; moment: Moment; ms: number }

export type Take = { what: 'photo' | 'manual'; end: 'save' | 'leave' | 'discard' }

/** One receipt as its owner knows it, recorded from the user's actions only. */
export type Record = {
  round: number
  what: Take['what']
  /** The hash of its photo, or the vendor if it has none: identifies it everywhere. */
  key: string
  /** Determines the drawn photo. */
  number: number
  file: string
  vendor: string
  photo: Buffer | undefined
  /** The app has confirmed it. */
  isKept: boolean
  /** Its owner pressed Save. */
  isChecked: boolean
  fate: 'discarded' | 'deleted' | undefined
}

export type Plan = {
  round: number
  faults: Fault[]
  takes: Take[]
  /** A receipt left earlier is reviewed and saved. */
  checksOld: boolean
  /** The next round is offline too. */
  staysOffline: boolean
}

export const faultKinds = Object.keys(moments) as FaultKind[]

/** All choices of all rounds, made before the first; every fault occurs. */
export function planRounds(rounds: number, seed: number): Plan[] {
  const random = createRandom(seed)
  let turn: FaultKind[] = []
  return Array.from({ length: rounds }, (_, index) => {
    if (turn.length === 0) turn = random.shuffle(faultKinds)
    return planRound(random, index + 1, turn.pop() as FaultKind)
  })
}

function planRound(random: Random, round: number, first: FaultKind): Plan {
  const faults = [planFault(random, first)]
  // At most one fault per request; anything may happen around it.
  const second = planFault(random, random.pick(faultKinds))
  const isApart = second.kind !== first && second.moment !== faults[0]?.moment
  if (random.isLucky(0.4) && isApart) faults.push(second)

  const takes = [planTake(random)]
  const isOnSave = faults.some(({ moment }) => moment === 'on Save')
  const isOfPhoto = faults.some(
    ({ moment }) => moment === 'while taking' || moment === 'while reading',
  )
  if (isOnSave && takes[0]) takes[0].end = 'save'
  if (isOfPhoto && takes[0]) takes[0].what = 'photo'
  if (random.isLucky(0.35) || first === 'two tabs') takes.push(planTake(random))
  return {
    round,
    faults,
    takes,
    checksOld: random.isLucky(0.3),
    staysOffline: random.isLucky(0.3),
  }
}

function planFault(random: Random, kind: FaultKind): Fault {
  return { kind, moment: random.pick<Moment>(moments[kind]), ms: random.below(100) }
}

function planTake(random: Random): Take {
  const what = random.isLucky(0.15) ? 'manual' : 'photo'
  const end = random.pick(['save', 'save', 'save', 'save', 'leave', 'discard'] as const)
  return { what, end }
}
