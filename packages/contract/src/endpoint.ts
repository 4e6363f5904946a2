import type { z } from 'zod'

/** One call of the API: who may make it, what goes in, what comes out. */
export type Endpoint = {
  summary: string
  /** `session` answers 401 without a signed-in user. */
  access: 'public' | 'session'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** How large a body may be, where it may be larger than most. */
  mostBytes?: number
  response: z.ZodType
  /** Success status, 200 unless named. */
  status?: 201
}

/** `METHOD /path` to endpoint; path parameters are written `:name`. */
export type EndpointTable = Record<`${Method} /${string}`, Endpoint>

/** The methods the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a caller hands over for one part of a request. */
export type Input<E, Part extends 'params' | 'query' | 'body'> = E extends {
  [K in Part]: infer S extends z.ZodType
}
  ? z.input<S>
  : undefined

/** What a call resolves to. */
export type Output<E extends Endpoint> = z.output<E['response']>
