/** Gives up what was only needed to start, before the first file comes. Older Nodes cannot. */
export function dropRights(...scopes: ('addon' | 'worker')[]): void {
  const { permission } = process as { permission?: { drop?(scope: string): void } }
  for (const scope of scopes) permission?.drop?.(scope)
}
