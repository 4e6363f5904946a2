import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import type { ErrorBody } from '@quittance/contract/errors'
import { uploadPaths } from '@quittance/contract/upload-paths'

/** With `upload`, all that the MCP server can ask for: nothing here sends, approves or deletes. */
type ReadCall =
  | 'GET /api/trips/all'
  | `GET /api/trips/:id${'' | '/receipts' | '/claims' | '/conversation' | '/check'}`

export type QuittanceApi = ReturnType<typeof createQuittanceApi>

type Options = { url: string; token: string; fetch?: typeof fetch }

export function createQuittanceApi({ url, token, fetch: send = fetch }: Options) {
  async function call(path: string, form?: FormData): Promise<unknown> {
    const response = await send(new URL(path, url), {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      // A long document takes a while to read.
      signal: AbortSignal.timeout(180_000),
      ...(form && { method: 'POST', body: form }),
    })
    if (response.ok) return response.json()
    const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
    throw new Error(body.message ?? `The server answered with ${response.status}.`)
  }

  return {
    read: <K extends ReadCall>(name: K, parts?: AddressParts) =>
      call(addressOf(name, parts)) as Promise<Output<Endpoints[K] & Endpoint>>,
    upload: (name: keyof typeof uploadPaths, form: FormData) => call(uploadPaths[name], form),
  }
}
