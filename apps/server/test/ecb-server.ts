import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Day = [day: string, rates: Record<string, string>]

export function ratesFile(days: Day[], quote = '"'): string {
  const q = quote
  const cubes = days.map(
    ([day, rates]) =>
      `<Cube time=${q}${day}${q}>${Object.entries(rates)
        .map(([currency, rate]) => `<Cube currency=${q}${currency}${q} rate=${q}${rate}${q}/>`)
        .join('\n')}</Cube>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>${cubes.join('\n')}</Cube>
</gesmes:Envelope>`
}

export async function startRatesServer(files: Record<string, string | RequestListener> = {}) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? ''
    requests.push(name)
    const file = files[name]
    if (typeof file === 'function') file(request, response)
    else if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/xml' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    files,
    folder: new URL(`http://127.0.0.1:${port}/rates/`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
