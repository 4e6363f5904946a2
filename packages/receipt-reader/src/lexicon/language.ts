import type { Category } from '@quittance/contract/categories'

/** Words and phrases as receipts print them, parted by commas, in capitals; accents do not matter. */
export type Words = string

/** What a word tells of the row it stands in. */
export const rowWords = [
  'total',
  /** A total that is the last word: what is to be paid. */
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
  /** Has the word for tax in it and is none: the tax number, "tax invoice". */
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
  /** What is to be paid after that. */
  'payable',
  /** Above the subtotal a line of the bill like any other. */
  'fee',
  'unitPrice',
  /** The sum of one page, printed again on the next. */
  'carry',
] as const

export type RowWord = (typeof rowWords)[number]

/** What a word tells of a line in the heading or at the foot. */
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

/** What a word tells where the reader looks for just this. */
export type PhraseWord =
  /** Of a tip that nobody has paid yet. */
  | 'proposedTip'
  /** Money was given back. */
  | 'refund'
  /** What a machine asks for, and the coins that were put into it. */
  | 'parkingFee'
  | 'moneyIn'
  /** A tax, or a heading in the table of taxes. */
  | 'taxName'
  /** Has a rate and is no tax. */
  | 'service'
  /** Stamped on the paper, or printed across it. */
  | 'stamp'
  /** Said to a customer; nobody is named so. */
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

/** What a word tells on a sheet of paper that is no till's slip. */
export type DocumentWord =
  /** What such papers are called; longer words may end with it. */
  | 'paperName'
  /** Before or above the name of whoever sells. */
  | 'sender'
  /** Before or above the name of whoever pays or travels. */
  | 'recipient'
  /** Before a person's name. */
  | 'person'
  /** Beside the day of the bill itself. */
  | 'billDate'
  /** Beside the day on which it was ordered or paid. */
  | 'boughtDate'
  /** Beside the day on which a card or an account was charged; on bills with a day of their own that is another. */
  | 'chargedDate'
  /** Begins what tells of a part that was paid before. */
  | 'deposit'
  /** Before the older bill that this one stands for. */
  | 'replaces'
  /** Beside the day on which this copy was printed. */
  | 'printedDate'
  /** Beside a day that is none of these: a journey, an arrival, when it is due. */
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
  /** Between a name and the firm behind it, in whatever words: "Heron is the travel brand of Fenland Ltd". */
  | 'brand'
  /** Above or before whoever paid; longer texts that begin so are titles: "Reçu de course". */
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
  /** In words of thanks, before the name of whom the customer went to. */
  | 'thanked'
  /** After the name of whoever sells, where it writes of itself: "Heron thanks you". */
  | 'speaks'
  /** Before the word for the paper, said to whoever gets it. */
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
    /** Words that names end with. */
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
  /** What the till tells the kitchen about a dish. */
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
