export type CreationFailure =
  | { kind: 'unverified' }
  | { kind: 'in-progress'; id: number; name: string }
  | { kind: 'limit'; message: string }
  | { kind: 'other' }

/** What stands in the way of a new trip, told from the server's message. */
export function creationFailure(message: string): CreationFailure {
  if (message.includes('EMAIL_NOT_VERIFIED')) return { kind: 'unverified' }

  const [, id, name] = /IN_PROGRESS_TRIP_EXISTS:(\d+):(.*)/s.exec(message) ?? []
  if (id && name !== undefined) return { kind: 'in-progress', id: Number(id), name }

  if (message.includes('Trip limit reached') || message.includes('upgrade your subscription')) {
    return { kind: 'limit', message }
  }
  return { kind: 'other' }
}
