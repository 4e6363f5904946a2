import type { z } from 'zod'

/** One call of the API: who may make it, its input and its output. */
export type Endpoint = {
  summary: string
  /** `session` answers 401 without a signed-in user, `admin` 404 without an administrator. */
  access: 'public' | 'session' | 'admin'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The maximum body size, if larger than the default. */
  maxBytes?: number
  response: z.ZodType
  /** Success status, 200 by default. */
  status?: 201
}

/** `METHOD /path` to endpoint; path parameters are written `:name`. */
export type EndpointTable = Record<`${Method} /${string}`, Endpoint>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a caller passes for one part of a request. */
export type Input<E, Part extends 'params' | 'query' | 'body'> = E extends {
  [K in Part]: infer S extends z.ZodType
}
  ? z.input<S>
  : undefined

export type Output<E extends Endpoint> = z.output<E['response']>
