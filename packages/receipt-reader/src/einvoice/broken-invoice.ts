/** Why a file is not taken as an e-invoice. */
export type InvoiceProblem =
  | 'too-large'
  | 'encoding'
  | 'not-xml'
  | 'doctype'
  | 'too-deep'
  | 'too-many-elements'
  | 'not-an-invoice'
  | 'no-date'
  | 'no-currency'
  | 'no-amount'

export class BrokenInvoiceError extends Error {
  override name = 'BrokenInvoiceError'
  readonly problem: InvoiceProblem

  constructor(problem: InvoiceProblem) {
    super(problem)
    this.problem = problem
  }
}
