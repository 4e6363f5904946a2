/** The currencies of the trip dialogs; the home edit form offers all. */
export const tripCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const
