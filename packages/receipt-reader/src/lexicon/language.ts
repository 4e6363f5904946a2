import type { Category } from '@quittance/contract/categories'

/** Words and phrases as receipts print them, separated by commas, in capitals; accents do not matter. */
export type Words = string

/** What a word says about its row. */
export const rowWords = [
  'total',
  /** The final total: the amount due. */
  'strongTotal',
  /** Outdoes a word for change beside it. */
  'plainTotal',
  'subtotal',
  /** The sum of what is taxed alike. */
  'partTotal',
  /** Makes a total of what would be a sum before tax or rounding. */
  'including',
  'tax',
  /** A sum of taxes, in spite of the word for a total in it. */
  'taxTotal',
  /** Begins a table of taxes. */
  'taxTable',
  /** Contains the word for tax without being a tax: the tax number, "tax invoice". */
  'noTax',
  'tip',
  'rounding',
  'discount',
  'quantity',
  'cash',
  'card',
  'change',
  /** A sum that may have something taken off below it. */
  'sum',
  /** The amount due after that. */
  'payable',
  /** Above the subtotal a line of the bill like any other. */
  'fee',
  'unitPrice',
  /** The sum of one page, printed again on the next. */
  'carry',
] as const

export type RowWord = (typeof rowWords)[number]

/** What a word says about a line in the heading or footer. */
export const headingWords = [
  'address',
  'contact',
  'registration',
  /** What the paper is called, and what else is printed above the goods and is no name. */
  'title',
  'thanks',
  /** Before a buyer's name or another shop's. */
  'otherParty',
  /** What a shop calls itself. */
  'trade',
  /** What no paper but that of a sale prints. */
  'sale',
] as const

export type HeadingWord = (typeof headingWords)[number]

export type PhraseWord =
  | 'proposedTip'
  /** Money was given back. */
  | 'refund'
  /** The fee of a machine, and the coins inserted. */
  | 'parkingFee'
  | 'moneyIn'
  /** A tax, or a heading in the table of taxes. */
  | 'taxName'
  /** Has a rate and is no tax. */
  | 'service'
  /** Stamped on the paper, or printed across it. */
  | 'stamp'
  /** Addresses the customer; never part of a name. */
  | 'spoken'
  /** Beside a kind of shop, and no name either. */
  | 'besideTrade'
  /** The row states the sum in another currency, or the rate. */
  | 'converted'
  /** Tells in which currency the prices are. */
  | 'pricesIn'
  /** A part that was paid before the bill was written. */
  | 'deposit'
  /** Before a page's number. */
  | 'page'

/** What a word says on a full page, as opposed to a till receipt. */
export type DocumentWord =
  /** What such papers are called; longer words may end with it. */
  | 'paperName'
  /** Before or above the seller's name. */
  | 'sender'
  /** Before or above the name of the buyer or traveller. */
  | 'recipient'
  /** Before a person's name. */
  | 'person'
  /** Beside the day of the bill itself. */
  | 'billDate'
  /** Beside the day on which it was ordered or paid. */
  | 'boughtDate'
  /** Beside the day on which a card or an account was charged; on bills with a day of their own that is another. */
  | 'chargedDate'
  /** Begins a line about a part that was paid before. */
  | 'deposit'
  /** Before the older bill that this one stands for. */
  | 'replaces'
  /** Beside the day on which this copy was printed. */
  | 'printedDate'
  /** Beside any other date: a journey, an arrival, the due date. */
  | 'useDate'
  /** Beside the day on which a stay or a hire ends: bills without a day of their own are of that day. */
  | 'endDate'
  /** Between the first day and the last of something. */
  | 'throughout'
  /** What a paper is called that gives money back, and the sum of it. */
  | 'creditNote'
  /** Before what was paid in all, where no table calls it the total. */
  | 'paidSum'
  /** In the name of what people come together for; who sells the places is another. */
  | 'event'
  /** Above the names of seller and buyer where one stands beside the other; alone they mean too much else. */
  | 'from'
  | 'to'
  /** Between a name and the firm behind it: "Heron is the travel brand of Fenland Ltd". */
  | 'brand'
  /** Above or before the payer; longer texts that begin with it are titles: "Reçu de course". */
  | 'payer'
  /** Above or before the place where something was done or brought. */
  | 'venue'
  /** In the name of those who have their fares in common; one of them sold the ticket. */
  | 'alliance'
  /** Beside the word for seller or buyer in the heading of its block: "Details of the". */
  | 'partyWords'
  /** Before the name itself in such a block. */
  | 'firmName'
  /** Before the person or the firm that owns or runs a shop, below the shop's own name. */
  | 'owner'
  /** Between a house, a brand or a firm and the group or firm that it belongs to. */
  | 'partOf'
  /** Before names that stand there beside the seller's: who carries, runs or holds what is sold, whose account it is. */
  | 'takesPart'
  /** In a closing phrase, before the seller's name. */
  | 'thanked'
  /** In a closing phrase, after the seller's name: "Heron thanks you". */
  | 'speaks'
  /** Before the word for the document, addressed to the recipient. */
  | 'yours'
  /** Between a firm and the name under which it sells. */
  | 'knownAs'
  /** Before the name of the shop for which a service or a portal takes the money or writes the bill. */
  | 'payee'
  /** Before the house in a letter's last line. */
  | 'team'

/** What the receipts of one language print. A new language is a file in `data/languages` and a line in `languages.ts`. */
export type Language = {
  /** As in ISO 639. */
  code: string
  rows: Record<RowWord, Words>
  /** Words that mean something else in another language: they count where the page is in this one. */
  ownPages: Partial<Record<RowWord, Words>>
  heading: Record<HeadingWord, Words>
  /** What names of streets end with where they are one word: Lindenstr. */
  streetEnds: Words
  /** In names, as they are written there: dots count. */
  names: {
    leadingForm: Words
    trailingForm: Words
    /** Kinds of shops that stand before the name. */
    leadingTrade: Words
    /** Words that many names have. */
    generic: Words
    ending: Words
    /** What is sold there, not who sells it. */
    tagline: Words
  }
  /** Twelve, from January, each with its short forms. */
  months: readonly Words[]
  /** Seven, from Monday. */
  weekdays: readonly Words[]
  dates: {
    /** Beside the day of the sale. */
    own: Words
    /** Beside another day: the end of a guarantee, a birthday. */
    other: Words
    /** Right before the day that something ends on. */
    until: Words
  }
  /** What letters, folios and tickets print; whole words, at most three in a row. */
  documents: Record<DocumentWord, Words>
  /** Notes for the kitchen about a dish. */
  kitchen: { first: Words; anywhere: Words }
  /** What only restaurants print beside the goods. */
  tableService: Words
  phrases: Record<PhraseWord, Words>
  /** Where the till greets or takes leave, as patterns: what stands before or after the vendor's name. */
  farewells: {
    before: readonly string[]
    after: readonly string[]
    /** "Your" in "Your ... team". */
    team: Words
  }
  /** In names of vendors and of goods. */
  categories: Record<Exclude<Category, 'other'>, Words>
}

export function listOf(words: Words): string[] {
  return words
    .split(',')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '')
}
