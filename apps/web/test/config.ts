import type { PublicConfig } from '@quittance/contract/config'

/** An installation with default settings. */
export function publicConfig(over: Partial<PublicConfig> = {}): PublicConfig {
  return {
    supportEmail: null,
    hasMailbox: false,
    mailIn: false,
    stripePublishableKey: null,
    trialDays: 7,
    provider: null,
    passwordsOff: false,
    reader: { engine: 'local', service: null },
    ...over,
  }
}
