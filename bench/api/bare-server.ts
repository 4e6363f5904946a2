// What a request costs before any code of ours runs: the same bytes, from memory.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const answer = Buffer.from(process.argv[2] ?? '{}')
const server = createServer((incoming, response) => {
  incoming.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    response.end(answer)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
