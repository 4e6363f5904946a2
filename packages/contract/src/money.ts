/** The currencies of the product, the default first. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CNY', 'INR'] as const

/** One of the product's currencies. */
export type Currency = (typeof currencies)[number]
