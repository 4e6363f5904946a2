/** There is no place in line: the part of one user is taken, or all that is shared. */
export class BacklogFullError extends Error {
  override name = 'LineFullError'
  readonly whose: 'own' | 'shared'

  constructor(whose: 'own' | 'shared') {
    super('The line is full.')
    this.whose = whose
  }
}
