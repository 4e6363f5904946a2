import * as covered from './covered.ts'
import * as cut from './cut.ts'
import * as grownText from './grown-text.ts'
import * as see from './see.ts'
import * as targets from './targets.ts'

const parts = [see, covered, cut, targets, grownText].flatMap((part) => Object.values(part))

/** A page has none of our modules, so all functions are injected as one script, under their names. */
export const eyes = parts.map((part) => `globalThis.${part.name} = ${String(part)}`).join('\n')
