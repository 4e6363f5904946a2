import type { ApiError } from '#lib/api/api.ts'
import type { Outcome } from '#offline/entries/entry-actions.ts'
import { isInMemoryOnly } from '#offline/entries/store-entry.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { toast } from '#ui/toast-store.ts'

/** A proxy's responses when the server is down. */
const proxyErrors = new Set([502, 503, 504])

/** Whether a receipt waits on this device for a connection; then nothing failed. */
export function isWaitingOffline(id: string, outcome: Outcome): boolean {
  if (outcome.kind !== 'later' || isInMemoryOnly(id)) return false
  const { status, body } = outcome.error
  return status === 0 || (proxyErrors.has(status) && !body.code)
}

/** Why a receipt was not saved; empty if unknown. */
export function whyNotSaved({ status, message }: ApiError): string {
  return status === 0
    ? `This ${deviceNoun} cannot store it: keep this page open until you are online.`
    : message
}

export function showKeptToast() {
  toast({
    title: `Kept on this ${deviceNoun}`,
    description: 'It goes when you are online.',
    tone: 'waiting',
  })
}
