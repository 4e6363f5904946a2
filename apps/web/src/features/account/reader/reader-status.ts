import { megabytes, wholeMegabytes } from '#lib/format/megabytes.ts'
import type {
  DownloadSize,
  IncompleteReason,
  ReaderState,
  Transfer,
} from '#offline/reader/reader-state.ts'
import type { ReaderVersion } from '#offline/reader/reader-version.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import type { IconName } from '#ui/icon.tsx'

type Tone = 'text-muted' | 'text-settled' | 'text-waiting'

export type ReaderStatus = {
  icon?: { name: IconName; tone: Tone }
  title?: string
  /** At the end of the title's line. */
  amount?: string
  /** From 0 to 1, while downloading or stalled. */
  part?: number
  text: string
  /** The likeliest first. */
  actions: { label: string; does: 'load' | 'stop' | 'try-again' | 'remove' }[]
}

const remove = { label: 'Remove', does: 'remove' } as const
const warning = { name: 'triangle-alert', tone: 'text-waiting' } as const

type Known = Exclude<ReaderState, { kind: 'unknown' }>

export function readerStatus(state: Known, { sets }: ReaderVersion): ReaderStatus {
  switch (state.kind) {
    case 'impossible':
      return {
        icon: { name: 'info', tone: 'text-muted' },
        title: 'Not possible here',
        text: state.why,
        actions: [],
      }
    case 'off':
      return {
        text: 'It is downloaded once, and can be removed at any time.',
        actions: [{ label: `Download, ${megabytes(sets.base.sent)}`, does: 'load' }],
      }
    case 'ready':
      return state.weakness ? weakStatus(state.weakness) : readyStatus(state)
    default:
      return transferStatus(state, state.isAlwaysHere)
  }
}

export function transferStatus(transfer: Transfer, isAlwaysHere = false): ReaderStatus {
  const { done, total, toSend } = transfer
  const part = done / total
  if (transfer.kind === 'loading') {
    return {
      title: 'Downloading',
      amount: howMuch(transfer),
      part,
      text: 'You can carry on working.',
      actions: [{ label: 'Stop', does: 'stop' }],
    }
  }
  const { title, text, action, isCalm } = incompleteMessages[transfer.why]
  const here = transfer.why === 'update' ? '' : `${howMuch(transfer)} downloaded. `
  return {
    ...(!isCalm && { icon: warning }),
    title,
    part,
    text: here + text.replace('{fate}', isAlwaysHere ? 'wait for it' : 'are read by the server'),
    actions: [{ label: action.replace('{rest}', megabytes(toSend)), does: 'load' }, remove],
  }
}

type IncompleteMessage = { title: string; text: string; action: string; isCalm?: true }

const incompleteMessages: Record<IncompleteReason, IncompleteMessage> = {
  stopped: {
    title: 'Download paused',
    text: 'It will continue where it stopped.',
    action: 'Continue',
    isCalm: true,
  },
  network: {
    title: 'Download interrupted',
    text: 'Check your connection, then continue where it stopped.',
    action: 'Continue',
  },
  damaged: {
    title: 'The download was damaged',
    text: 'Some data arrived damaged and was discarded. Try another network.',
    action: 'Try Again',
  },
  full: {
    title: 'This device is full',
    text: 'Free up some space, then continue.',
    action: 'Continue',
  },
  cleared: {
    title: 'Your browser deleted the download',
    text: 'Until it is downloaded again, photos {fate}.',
    action: 'Download, {rest}',
  },
  update: {
    title: 'An update is ready',
    text: 'It comes with the new version of the app. Until then, photos {fate}.',
    action: 'Update, {rest}',
    isCalm: true,
  },
}

type Ready = Extract<ReaderState, { kind: 'ready' }>

function readyStatus({ bytes, isAlwaysHere }: Ready): ReaderStatus {
  return {
    icon: { name: 'circle-check', tone: 'text-settled' },
    title: 'On',
    amount: `${megabytes(bytes)} on this ${deviceNoun}`,
    text: isAlwaysHere
      ? 'Every photo is read here.'
      : 'Photos are read here when you are offline, or the server is busy.',
    actions: [remove],
  }
}

function weakStatus(weakness: NonNullable<Ready['weakness']>): ReaderStatus {
  const { title, cause } = weaknessMessage(weakness)
  return {
    icon: warning,
    title,
    text: `${cause}, so photos are read by the server again.`,
    actions: [{ label: 'Try Again', does: 'try-again' }, remove],
  }
}

function weaknessMessage(weakness: NonNullable<Ready['weakness']>) {
  switch (weakness.kind) {
    case 'slow':
      return {
        title: 'This device is too slow',
        cause: `A receipt took ${Math.round(weakness.seconds)} seconds`,
      }
    case 'hidden':
      return {
        title: 'This browser hides photos',
        cause: 'It changes the pixels of images to protect you from tracking',
      }
    default:
      return {
        title: 'This device has too little memory',
        cause: 'A receipt could not be read completely',
      }
  }
}

export const readerTitle = `Read receipts on this ${deviceNoun}`
export const readerHint = 'Also in airplane mode, and no photo has to leave this device to be read.'
export const asianTitle = 'Japanese and Chinese'

/** `6 of 10 MB`. */
export function howMuch({ done, total }: DownloadSize): string {
  return `${wholeMegabytes(done)} of ${megabytes(total)}`
}
