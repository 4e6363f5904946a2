import { DocumentRefusedError } from '#document.ts'

/** What stands between one `obj` and the next, or before the first. */
export type PdfObject = {
  /** Those of the names asked for that stand in it. */
  names: Set<string>
  /** Those of its outermost dictionary. */
  ownNames: Set<string>
  /** Where its stream stands, if it has one. */
  stream: { from: number; to: number } | null
}

export type Wanted = {
  names: Set<string>
  /** Whether what is in streams is passed over. */
  skipsStreams: boolean
}

/** One thing after the other: a comment, a text, bytes as hex, a name, the ends of dictionaries, a word. */
const token =
  /%[^\r\n]*|(?<text>\()|<(?=[\dA-Fa-f\s]*>)[\dA-Fa-f\s]*>|\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<open><<)|(?<close>>>)|(?<word>[A-Za-z]+)/g
const end = 'endstream'
/** A text is no longer and holds no `endobj`: else a lost parenthesis would hide what follows. */
const longestText = 64 * 1024
const mostLostParentheses = 100

/** The objects of a file in the order in which they lie there. */
export function* eachObject(file: string, wanted: Wanted): Generator<PdfObject> {
  let object = emptyObject()
  let depth = 0
  let lost = 0
  let at = 0
  for (let match = next(); match; match = next()) {
    const { text, name, open, close, word } = match.groups!
    at = match.index + match[0].length
    if (text) passText(match.index)
    else if (name !== undefined) add(withoutCodes(name))
    else if (open) depth++
    else if (close) depth--
    else if (word === 'stream' && wanted.skipsStreams) passStream()
    else if (word === 'obj') {
      yield object
      object = emptyObject()
      depth = 0
    }
  }
  yield object

  function next() {
    token.lastIndex = at
    return token.exec(file)
  }

  function add(name: string) {
    if (!wanted.names.has(name)) return
    object.names.add(name)
    if (depth <= 1) object.ownNames.add(name)
  }

  function passText(start: number) {
    const behind = endOfText(file, start)
    if (behind) at = behind
    else if (++lost > mostLostParentheses) throw new DocumentRefusedError('damaged')
  }

  function passStream() {
    const from = file.startsWith('\r\n', at) ? at + 2 : at + 1
    const found = file.indexOf(end, from)
    const to = found === -1 ? file.length : found
    object.stream ??= { from, to }
    at = to + end.length
  }
}

function emptyObject(): PdfObject {
  return { names: new Set(), ownNames: new Set(), stream: null }
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function withoutCodes(name: string) {
  if (!name.includes('#')) return name
  return name.replace(/#([\dA-Fa-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)))
}

/** Where a text in parentheses ends; null where it does not. */
function endOfText(file: string, start: number) {
  const last = Math.min(file.length, start + longestText)
  let depth = 0
  for (let at = start; at < last; at++) {
    const sign = file[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === 'e' && file.startsWith('endobj', at)) return null
    if (depth === 0) return at + 1
  }
  return null
}
