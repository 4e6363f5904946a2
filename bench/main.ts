// `npm run bench -- <name>`: measures what we promise, as ratios within one run.
import { run as api } from './api/api.ts'
import { run as crowd } from './crowd/crowd.ts'
import { run as faults } from './faults/faults.ts'
import { run as image } from './image/image.ts'
import { run as neverLose } from './never-lose/never-lose.ts'
import { run as readerCutOuts } from './reader/cut-outs.ts'
import { run as readerPages } from './reader/detector-pages.ts'
import { run as documents } from './reader/documents.ts'
import { run as readerDoubts } from './reader/fit-doubts.ts'
import { run as readerWeights } from './reader/fit-weights.ts'
import { run as reader } from './reader/reader.ts'
import { run as readerRules } from './reader/reader-rules.ts'
import { run as readerRows } from './reader/training-rows.ts'
import { run as replicas } from './replicas/replicas.ts'
import { run as twice } from './twice/twice.ts'

const benches: Record<string, (args: string[]) => Promise<void>> = {
  api,
  crowd,
  documents,
  faults,
  image,
  'never-lose': neverLose,
  reader,
  'reader-cut-outs': readerCutOuts,
  'reader-doubts': readerDoubts,
  'reader-pages': readerPages,
  'reader-rows': readerRows,
  'reader-rules': readerRules,
  'reader-weights': readerWeights,
  replicas,
  twice,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench(args)
} else {
  console.error(`Missing benchmark name: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 1
}
