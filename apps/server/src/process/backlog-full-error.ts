/** The queue is full: one user's share, or the shared part. */
export class BacklogFullError extends Error {
  override name = 'LineFullError'
  readonly whose: 'own' | 'shared'

  constructor(whose: 'own' | 'shared') {
    super('The queue is full.')
    this.whose = whose
  }
}
