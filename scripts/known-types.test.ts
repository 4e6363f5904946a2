import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')

const node = /node_modules\/@types\/node\//
const page = /\/lib\.dom[.\w]*\.d\.ts$/
const worker = /\/lib\.webworker[.\w]*\.d\.ts$/
const isOfBrowser = (file: string) => page.test(file) || worker.test(file)

test("the browser's code is compiled without Node's types: Buffer is unknown there", async () => {
  const types = await typesOf('apps/web/tsconfig.src.json')
  expect(types.filter((file) => node.test(file))).toEqual([])
  expect(types.filter((file) => page.test(file))).not.toEqual([])
})

test("the contract is compiled without Node's types and without a browser's", async () => {
  const types = await typesOf('packages/contract/tsconfig.src.json')
  expect(types.filter((file) => node.test(file) || isOfBrowser(file))).toEqual([])
})

test("the reader's core is compiled without Node's types and without a browser's", async () => {
  const types = await typesOf('packages/receipt-reader/tsconfig.core.json')
  expect(types.filter((file) => node.test(file) || isOfBrowser(file))).toEqual([])
})

test("the reader of a browser is compiled with a worker's types: neither Node's nor a page's", async () => {
  const types = await typesOf('packages/receipt-reader/tsconfig.browser.json')
  expect(types.filter((file) => node.test(file) || page.test(file))).toEqual([])
  expect(types.filter((file) => worker.test(file))).not.toEqual([])
})

/** Every declaration a project is compiled with, also those that came along with an import. */
async function typesOf(project: string) {
  const args = [compiler, '--project', project, '--listFilesOnly']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  return stdout.split('\n').filter((file) => file.endsWith('.d.ts'))
}
