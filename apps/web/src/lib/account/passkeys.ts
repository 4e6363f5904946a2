import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** As the contract has it: neither side looks inside. */
type WebAuthn = Record<string, unknown>

/** Browsers offer them on https and on localhost only. */
export function canUsePasskeys() {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Has the device make one; null where its owner would rather not. */
export async function makePasskey(options: WebAuthn): Promise<WebAuthn | null> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessCancelled(startRegistration({ optionsJSON }))
}

/** Has the device sign with one that it holds; null where its owner would rather not. */
export async function answerWithPasskey(options: WebAuthn): Promise<WebAuthn | null> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessCancelled(startAuthentication({ optionsJSON }))
}

/** The device says that it holds one of this account already. */
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
    // Browsers say the same of a question that was cancelled, timed out, or found no passkey.
    if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return null
    throw error
  }
}
