import type { adminEndpoints } from './admin.ts'
import type { answerEndpoints } from './answers.ts'
import type { authEndpoints } from './auth.ts'
import type { billingEndpoints } from './billing.ts'
import type { configEndpoints } from './config.ts'
import type { demoRequestEndpoints } from './demo-requests.ts'
import type { documentEndpoints } from './documents.ts'
import type { inboundEndpoints } from './inbound.ts'
import type { ledgerEndpoints } from './ledger.ts'
import type { oidcEndpoints } from './oidc.ts'
import type { passkeyEndpoints } from './passkeys.ts'
import type { rateEndpoints } from './rates.ts'
import type { receiptEndpoints } from './receipts.ts'
import type { reportEndpoints } from './reports.ts'
import type { secondStepEndpoints } from './second-step.ts'
import type { sessionEndpoints } from './sessions.ts'
import type { storageEndpoints } from './storage.ts'
import type { tokenEndpoints } from './tokens.ts'
import type { tripEndpoints } from './trips.ts'
import type { twinEndpoints } from './twins.ts'
import type { webhookEndpoints } from './webhooks.ts'

/** Every JSON call of the API, by `METHOD /path`; types only, so that it costs the browser nothing. */
export type Endpoints = typeof adminEndpoints &
  typeof answerEndpoints &
  typeof authEndpoints &
  typeof billingEndpoints &
  typeof configEndpoints &
  typeof demoRequestEndpoints &
  typeof documentEndpoints &
  typeof inboundEndpoints &
  typeof ledgerEndpoints &
  typeof oidcEndpoints &
  typeof passkeyEndpoints &
  typeof rateEndpoints &
  typeof receiptEndpoints &
  typeof reportEndpoints &
  typeof secondStepEndpoints &
  typeof sessionEndpoints &
  typeof storageEndpoints &
  typeof tokenEndpoints &
  typeof tripEndpoints &
  typeof twinEndpoints &
  typeof webhookEndpoints
