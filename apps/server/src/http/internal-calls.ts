import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import type { ErrorCode } from '@quittance/contract/errors'
import type { PreloadedData } from '@quittance/contract/first-screen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { authorize } from './mount.ts'

type OwnCall = { endpoint: Endpoint; handler: (call: unknown) => Promise<unknown> }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface FastifyInstance {
    /** The mounted calls by name, for internal use. */
    ownCalls: Map<string, OwnCall>
  }
}

const nothing = new Set<ErrorCode>(['NOT_FOUND', 'UNAUTHENTICATED'])

type ReadCall = Extract<keyof Endpoints, `GET ${string}`>

/** Null for 404 and 401, undefined if the call fails. */
export type InternalCall = <K extends ReadCall>(
  name: K,
  parts?: AddressParts,
) => Promise<Output<Endpoints[K] & Endpoint> | null | undefined>

export function registerInternalCalls(app: FastifyInstance) {
  app.decorate('ownCalls', new Map<string, OwnCall>())
}

export function createInternalCaller(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const answers: PreloadedData = {}

  async function ask(name: string, parts: AddressParts = {}) {
    const address = addressOf(name, parts)
    try {
      const answer = await makeCall(app, { name, parts, request, reply })
      answers[address] = answer
      return answer
    } catch (error) {
      if (error instanceof AppError && nothing.has(error.code)) {
        answers[address] = null
        return null
      }
      request.log.warn({ err: error, call: name }, 'preloading data for the page failed')
      return undefined
    }
  }
  return { ask: ask as InternalCall, answers }
}

type Made = { name: string; parts: AddressParts; request: FastifyRequest; reply: FastifyReply }

async function makeCall(app: FastifyInstance, { name, parts, request, reply }: Made) {
  const call = app.ownCalls.get(name)
  if (!call) throw new Error(`${name} is not mounted.`)
  const { endpoint, handler } = call
  const user = authorize(endpoint, request)
  const params = endpoint.params?.parse(parts.params)
  const query = endpoint.query?.parse(parts.query)
  const answer = await handler({ params, query, user, request, reply })
  return z.encode(endpoint.response, answer)
}
