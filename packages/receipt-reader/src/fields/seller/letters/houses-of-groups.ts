import { isTradeAlone } from '#fields/seller/no-names.ts'
import { isTrade, legalForm } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import type { Facts } from './facts.ts'
import { houseAmongListed } from './listed-houses.ts'
import type { House } from './pieces.ts'
import { isWholeAddress } from './recipients.ts'
import { coreOf, leastWord, relationOf } from './relations.ts'
import { tickedHouses } from './ticked-houses.ts'

/** Down the page, and how large: the line that an envelope's window shows above the buyer. */
const window = { from: 0.08, to: 0.3, size: 0.95 }

/** The house that sends the bill on the paper of others. */
export function houseOfGroup(facts: Facts): House | undefined {
  return tickedHouses(facts)[0] ?? houseAmongListed(facts) ?? inSenderLine(facts)
}

/** Whose paper it is then. */
export function groupsBehind(house: House, { senders }: Facts): string[] {
  return senders
    .filter(({ name, isRegistered }) => isRegistered && relationOf(house.name, name) === 0)
    .map(({ name }) => coreOf(name))
    .filter((name) => name.length >= leastWord)
}

/** "Hotel Heron · Uferweg 3 · 6003 Luzern" in small print above the buyer's address. */
function inSenderLine({ senders }: Facts): House | undefined {
  return senders.find(
    ({ name, piece: { depth, size, printed } }) =>
      depth > window.from &&
      depth < window.to &&
      size < window.size &&
      isWholeAddress(printed) &&
      isTrade(fold(name)) &&
      !isTradeAlone(name) &&
      !legalForm.test(name),
  )
}
