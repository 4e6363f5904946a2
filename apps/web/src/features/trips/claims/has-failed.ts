import type { Delivery } from '@quittance/contract/deliveries'

type FailedDelivery = Extract<Delivery, { state: 'failed' | 'not-sent' }>

/** Whether the recipient got no email and will get none unless it is sent again. */
export function hasFailed(mail: Delivery | null | undefined): mail is FailedDelivery {
  return mail?.state === 'failed' || mail?.state === 'not-sent'
}
