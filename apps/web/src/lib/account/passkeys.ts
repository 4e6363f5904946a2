import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Opaque to both sides, as in the contract. */
type WebAuthn = Record<string, unknown>

/** Browsers support them on https and localhost only. */
export function canUsePasskeys() {
  return typeof globalThis.PublicKeyCredential === 'function'
}

export async function makePasskey(options: WebAuthn): Promise<WebAuthn | null> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessCancelled(startRegistration({ optionsJSON }))
}

export async function signWithPasskey(options: WebAuthn): Promise<WebAuthn | null> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessCancelled(startAuthentication({ optionsJSON }))
}

/** Whether the device already has a passkey for this account. */
export function isKnownToDevice(error: unknown) {
  return error instanceof Error && error.name === 'InvalidStateError'
}

/** Most visits never need it. */
function library() {
  return import('@simplewebauthn/browser')
}

async function unlessCancelled(question: Promise<object>) {
  try {
    return { ...(await question) }
  } catch (error) {
    // Browsers report the same error if the dialog was cancelled, timed out, or found no passkey.
    if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return null
    throw error
  }
}
