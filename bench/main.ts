// `npm run bench -- <name>`: what we promise about speed, as ratios measured in one run.
const benches: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  api: () => import('./api/api.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = benches[name]
if (load) {
  const bench = await load()
  await bench.run(args)
} else {
  console.error(`Name a benchmark: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 1
}
