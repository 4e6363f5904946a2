import S3rver from 's3rver'
import { atEnd, newFolder } from './at-end.ts'

/** Closed at the end. */
export async function startS3Server(bucket: string) {
  const directory = await newFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  atEnd(() => server.close())
  return { endpoint: `http://127.0.0.1:${port}`, directory }
}
