export const mailRules = {
  maxBytes: 40_000_000,
  maxRecipients: 5,
} as const
