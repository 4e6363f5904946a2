/** The names of U+00A0 to U+00FF, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )

/** Others that mails use. */
const others =
  'amp & lt < gt > quot " apos \' euro € ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ hellip … bull • trade ™ minus − OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž'.split(
    ' ',
  )

const named = new Map([
  ...latin1.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...others.flatMap((name, index) =>
    index % 2 === 0 ? [[name, others[index + 1]!] as const] : [],
  ),
])

const spaces = new Set(['ensp', 'emsp', 'thinsp'])
const unseen = new Set(['zwnj', 'zwj', 'lrm', 'rlm'])

const windows1252 = new TextDecoder('windows-1252')

/** `&euro;` becomes €; leaves unknown entities unchanged. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));?/gi, (all, ...found) => {
    const [decimal, hexadecimal, name] = found as (string | undefined)[]
    if (name === undefined) return ofCode(decimal ? Number(decimal) : parseInt(hexadecimal!, 16))
    if (spaces.has(name)) return ' '
    return unseen.has(name) ? '' : (named.get(name) ?? all)
  })
}

/** Windows-1252 code points are often used as if they were Unicode. */
function ofCode(code: number) {
  if (code >= 0x80 && code < 0xa0) return windows1252.decode(Uint8Array.of(code))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
}
