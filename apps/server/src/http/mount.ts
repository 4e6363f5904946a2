import type { Endpoint, EndpointTable, Output } from '@quittance/contract/endpoint'
import { errorBody } from '@quittance/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import type { SessionUser } from '#db/sessions.ts'
import { AppError } from './app-error.ts'

type Parsed<E, Part extends 'params' | 'query' | 'body'> = E extends {
  [K in Part]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

type Call<E> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  user: E extends { access: 'session' | 'admin' } ? SessionUser : SessionUser | null
  request: FastifyRequest
  reply: FastifyReply
}

type Handlers<T extends EndpointTable> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Output<T[K] & Endpoint>>
}

/** Gives every endpoint of a contract table its handler; a missing one does not compile. */
export function mount<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
) {
  for (const [name, endpoint] of Object.entries(table) as [keyof T & string, Endpoint][]) {
    const [method, url] = name.split(' ') as [HTTPMethods, string]
    const status = endpoint.status ?? 200
    app.ownCalls.set(name, {
      endpoint,
      handler: (call) => handlers[name](call as Call<T[typeof name]>),
    })
    app.route({
      method,
      url,
      ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
      schema: {
        summary: endpoint.summary,
        tags: [url.split('/')[2] ?? 'api'],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { [status]: endpoint.response, '4xx': errorBody, '5xx': errorBody },
      },
      // Authorize before reading the body.
      onRequest: async (request) => void authorize(endpoint, request),
      handler: async (request, reply) => {
        const { params, query, body, user } = request
        reply.code(status)
        return handlers[name]({ params, query, body, user, request, reply } as Call<T[typeof name]>)
      },
    })
  }
}

/** Tokens have no session, and so cannot be used as an administrator. */
export function authorize({ access }: Pick<Endpoint, 'access'>, request: FastifyRequest) {
  const { user, sessionId } = request
  if (access === 'admin' && !(user?.isAdmin && sessionId)) throw nothingHere()
  return access === 'public' ? user : requireUser(request)
}

export function nothingHere() {
  return new AppError('NOT_FOUND', 'There is nothing at this address.')
}

export function requireUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw new AppError('UNAUTHENTICATED', 'Not authenticated')
  return request.user
}
