import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from '#ops/mcp/mcp-server.ts'
import { createQuittanceApi } from '#ops/mcp/quittance-api.ts'
import { serveHttp } from '#ops/mcp/serve-http.ts'

// Standard output belongs to the protocol: everything for people goes to standard error.
const { values } = parseArgs({ options: { http: { type: 'string' } } })
const { QUITTANCE_URL: url = 'http://localhost:3000', QUITTANCE_TOKEN: token } = process.env
if (token) {
  const factory = () => createMcpServer(createQuittanceApi({ url, token }))
  if (values.http) {
    await serveHttp(factory, Number(values.http), token)
    console.error(`MCP on http://127.0.0.1:${values.http}/ for ${url}`)
  } else serveStdio(factory)
} else {
  console.error('Quittance: QUITTANCE_TOKEN is not set. Create a token in Profile, Data.')
  process.exitCode = 1
}
