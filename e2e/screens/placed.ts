// Runs in the page; eyes.ts injects it.
import { findCovered, findTextOnText, findUnderNotices } from './covered.ts'
import { findCut } from './cut.ts'

/** All layout checks. */
export async function findMisplaced() {
  return {
    notice: findUnderNotices(),
    covered: await findCovered(),
    'text on text': findTextOnText(),
    cut: findCut(),
  }
}
