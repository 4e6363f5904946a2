import type { FastifyRequest } from 'fastify'
import { deviceName } from './device-name.ts'

/** Where a call comes from, as it is shown to the account's owner. */
export type Caller = { address: string; device: string }

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  // What a trusted proxy passes on may be anything.
  return { address: ip.slice(0, 100), device: deviceName(headers['user-agent']) }
}
