export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** One decimal; empty without values. */
export function rounded(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(1)
}

/** Every group by its name, in the order of their first members, and all of them at the end. */
export function groupsOf<T>(all: T[], nameOf: (one: T) => string): [name: string, of: T[]][] {
  return [...Map.groupBy(all, nameOf), ['all', all]]
}
