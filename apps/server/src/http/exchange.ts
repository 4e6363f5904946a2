import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request and its reply. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply }
