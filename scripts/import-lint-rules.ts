import { posix } from 'node:path'
import type { OxlintOverride } from 'oxlint'
import { type PackageRules, packageRules } from './import-rules.ts'

const nodeModules = ['node:*', 'node:*/**']

/** Forbid parent imports, so that every import across folders uses the alias and is checked. */
export function noParentImports(except: string[] = []) {
  const message = 'Use ./ inside a folder and #folder/file.ts across folders.'
  return { group: ['../**', ...except.map((path) => `!${path}`)], message }
}

/** The table of `import-rules.ts` as the linter wants it: what each module may not import. */
export const importLintRules: OxlintOverride[] = Object.entries(packageRules).flatMap(
  ([folder, { src = 'src', alias, all, tests = '', modules }]: [string, PackageRules]) => {
    const rows = Object.entries(modules).flatMap(([names, row]) =>
      expandBraces(names).map((name) => ({ name, row })),
    )
    const names = rows.map(({ name }) => name)
    const unlisted = { group: ['**'], message: 'Add this folder to scripts/import-rules.ts.' }
    return [
      restrict(posix.join(folder, src, src === '.' ? '*/**' : '**'), [unlisted]),
      ...rows.flatMap(({ name, row }) => {
        const isBesideSource = ['build', 'data', 'test'].includes(name)
        const path = posix.join(folder, isBesideSource ? '.' : src, name)
        return filesOf(path, name).map(({ files, isTest, isFile }) => {
          const words = `${name} ${row} ${all} ${isTest ? tests : ''}`
          // A file beside other modules reaches them with `./`; one inside a folder cannot leave it.
          const prefixes = [...(isFile ? ['./'] : []), ...(alias ? [alias] : [])]
          return restrict(files, patternsFor(path, words, names, prefixes))
        })
      }),
    ]
  },
)

function filesOf(path: string, name: string) {
  const test = '.test.{ts,tsx}'
  const ownFiles =
    name === '.' ? [`${path}/*`, `${path}/*${test}`] : [`${path}.{ts,tsx}`, `${path}${test}`]
  const inFolder = name === '.' ? [] : [`${path}/**`, `${path}/**/*${test}`]
  return [...inFolder, ...ownFiles].map((files) => ({
    files,
    isTest: files.endsWith(test),
    isFile: ownFiles.includes(files),
  }))
}

function patternsFor(path: string, text: string, names: string[], prefixes: string[]) {
  const words = text.split(' ').filter(Boolean).flatMap(expandBraces)
  const isNamed = (name: string, word: string) =>
    word === 'package' || word === name || name.startsWith(`${word}/`)
  const modules = names.filter((name) => words.some((word) => isNamed(name, word)))
  const others = words.filter((word) => !names.some((name) => isNamed(name, word)))
  const denied = others.includes('npm')
    ? ['./**', '#*', '#*/**', '@quittance/**', ...nodeModules]
    : ['**']
  const allowed = [
    ...prefixes.flatMap((prefix) => modules.flatMap((name) => pathsTo(name, prefix))),
    ...(prefixes.includes('./') ? [] : ['./**']),
    ...(others.includes('node') ? nodeModules : []),
    ...others.flatMap((name) => [name, `${name}/**`]),
  ]
  const message = `${path} may import ${[...modules, ...others].join(', ')}: see scripts/import-rules.ts.`
  return [
    noParentImports(others.filter((name) => name.startsWith('../'))),
    { group: [...denied, ...allowed.map((it) => `!${it}`)], message },
  ]
}

function pathsTo(name: string, prefix: string) {
  return name === '.'
    ? [`${prefix}*.{ts,tsx,js,json}`]
    : [`${prefix}${name}.{ts,tsx}`, `${prefix}${name}/**`]
}

function restrict(files: string, patterns: { group: string[]; message: string }[]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** `a/{b,c}` is `a/b` and `a/c`. */
function expandBraces(text: string): string[] {
  const [, before = '', within, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? []
  return within === undefined ? [text] : within.split(',').map((part) => before + part + after)
}
