/** The queue is full: one user's share, or the shared part. */
export class BacklogFullError extends Error {
  override name = 'BacklogFullError'
  readonly share: 'own' | 'shared'

  constructor(share: 'own' | 'shared') {
    super('The queue is full.')
    this.share = share
  }
}
