import S3rver from 's3rver'
import { atEnd, newFolder } from './at-end.ts'

/** Closed at the end. */
export async function startS3Server() {
  const directory = await newFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'receipts' }],
  })
  const { port } = await server.run()
  atEnd(() => server.close())
  const access = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const bucket = { ...access, endpoint: `http://127.0.0.1:${port}`, bucket: 'receipts' }
  return { bucket, directory }
}
