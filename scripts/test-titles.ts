import { readFile } from 'node:fs/promises'
import { parseAst } from 'rolldown/parseAst'

const testNames = new Set(['test', 'story'])
const groupNames = new Set(['describe'])

/**
 * The titles of a test file as its source has them, groups first: `changing a receipt › refuses %s`.
 * Those of `test.each` keep their placeholders, those in backquotes their `${…}`.
 */
export async function testTitles(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  const titles: string[] = []
  collect(parseAst(source, { lang: 'tsx' }), [])
  return titles

  function collect(node: unknown, groups: readonly string[]) {
    if (Array.isArray(node)) for (const child of node) collect(child, groups)
    else if (isNode(node)) {
      const call = titledCall(node)
      if (call && testNames.has(call.name)) titles.push([...groups, call.title].join(' › '))
      const within = call && groupNames.has(call.name) ? [...groups, call.title] : groups
      collect(Object.values(node), within)
    }
  }

  /** `test('…')`, `story('…')`, `test.each(…)('…')`, `describe('…')`. */
  function titledCall(node: Node) {
    if (node.type !== 'CallExpression') return undefined
    const [first] = node.arguments as Node[]
    const name = rootName(node.callee as Node)
    const title = first && titleOf(first)
    return name && title !== undefined ? { name, title } : undefined
  }

  function titleOf(node: Node) {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
    return undefined
  }
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** `test` of `test`, `test.each(…)` and `test.runIf(…)`; not of `test.extend`, which makes none. */
function rootName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type === 'CallExpression') return rootName(callee.callee as Node)
  if (callee.type === 'MemberExpression') return rootName(callee.object as Node)
  return undefined
}
