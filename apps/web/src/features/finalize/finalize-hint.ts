export const finalizeHint =
  'Your receipts are frozen and the report goes to the person who pays you back. You can re-open the trip later.'
