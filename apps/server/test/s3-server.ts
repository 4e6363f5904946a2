import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export async function startS3Server(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'quittance-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    directory,
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
