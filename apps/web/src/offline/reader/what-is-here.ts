import type { FileSet, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import {
  noReaderSetting,
  type ReaderSetting,
  readerSetting,
} from '#offline/store/reader-setting.ts'
import { keptOf } from './pieces.ts'
import type { Amount, Gap, ReaderState, Transfer } from './reader-state.ts'
import { whyNotHere } from './support.ts'
import { lastWhole } from './wanted.ts'

/** Reading here is offered when so many photos were read, and not before it is of use. */
export const photosBeforeOffer = 3

type Gaps = Partial<Record<FileSet, Gap>>

/** Where this device stands, by what it keeps; `gaps` is what is known beyond that. */
export async function whatIsHere(version: ReaderVersion | null, gaps: Gaps): Promise<ReaderState> {
  const why = whyNotHere()
  if (why) return impossible(why)
  if (!version) return impossible('This version of the app cannot.')
  return whatIsKept(version, gaps).catch(() =>
    impossible('This browser keeps nothing for the app here.'),
  )
}

/** What was chosen holds also where nothing can be read for a while. */
async function impossible(why: string): Promise<ReaderState> {
  const { isOn, isAlwaysHere } = await readerSetting().catch(() => noReaderSetting)
  return { kind: 'impossible', why, isAlwaysHere: isOn && isAlwaysHere }
}

async function whatIsKept(version: ReaderVersion, gaps: Gaps): Promise<ReaderState> {
  const setting = await readerSetting()
  const { isOn, isOffered, photosRead, isAlwaysHere, weakness } = setting
  if (!isOn) return { kind: 'off', isToOffer: !isOffered && photosRead >= photosBeforeOffer }
  const base = await keptOf(version, 'base')
  if (!base.isWhole) {
    return { ...brokenOff(base.amount, gaps.base ?? gapOf(setting, version, 'base')), isAlwaysHere }
  }
  const asian = await keptOf(version, 'asian')
  return {
    kind: 'ready',
    bytes: base.amount.done + asian.amount.done,
    hasAsian: asian.isWhole,
    asian:
      setting.hasAsian && !asian.isWhole
        ? brokenOff(asian.amount, gaps.asian ?? gapOf(setting, version, 'asian'))
        : null,
    isAlwaysHere,
    weakness,
  }
}

function brokenOff(amount: Amount, why: Gap): Transfer {
  return { kind: 'broken', why, ...amount }
}

/** What can be told without having seen it happen. */
function gapOf(setting: ReaderSetting, { sha256 }: ReaderVersion, set: FileSet): Gap {
  const whole = lastWhole(setting, set)
  if (whole === null) return 'stopped'
  return whole === sha256 ? 'cleared' : 'update'
}
