import type { FastifyRequest } from 'fastify'
import { deviceName } from './device-name.ts'

export type Caller = { address: string; device: string }

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  // A trusted proxy may pass on anything.
  return { address: ip.slice(0, 100), device: deviceName(headers['user-agent']) }
}
