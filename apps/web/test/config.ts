import type { PublicConfig } from '@quittance/contract/config'

/** An installation with default settings. */
export function publicConfig(over: Partial<PublicConfig> = {}): PublicConfig {
  return {
    version: '1.1.0',
    supportEmail: null,
    hasMailbox: false,
    mailIn: false,
    stripePublishableKey: null,
    signUp: 'open',
    trialDays: 7,
    provider: null,
    passwordsOff: false,
    reader: { engine: 'local', service: null },
    ...over,
  }
}
