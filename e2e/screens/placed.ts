// What runs in the page; see eyes.ts for how it comes there.
import { findCovered, findTextOnText, findUnderNotices } from './covered.ts'
import { findCut } from './cut.ts'

/** All that can be wrong with where things stand, at once. */
export async function findMisplaced() {
  return {
    notice: findUnderNotices(),
    covered: await findCovered(),
    'text on text': findTextOnText(),
    cut: findCut(),
  }
}
