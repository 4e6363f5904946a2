/** Where mail, pages and tills of many shops live: their names are no vendor's. */
const hosts = new Set(
  'gmail,yahoo,hotmail,outlook,icloud,facebook,instagram,twitter,tiktok,whatsapp,google'.split(','),
)

const patterns = [
  /(?:www\.|@|https?:\/\/(?:www\.)?)\s?([a-z0-9-]+)\./g,
  /(?<![a-z0-9-])([a-z0-9-]+)\.(?:com|net|org)\b/g,
  // Short words before a country's code are cut-off words of items.
  /(?<![a-z0-9-])([a-z0-9-]{6,})\.(?:at|au|be|ca|ch|de|ee|es|eu|fr|ie|it|lt|lv|my|nl|pl|sg|uk|us)\b/g,
  /(?:facebook|instagram|twitter|tiktok)\.com\/@?([a-z0-9._-]+)/g,
  // Shorter ones are numbers of checks and tables: #party 3.
  /(?<![\w.])[@#]([a-z][a-z0-9_]{5,})(?![\w.])/g,
]

/** Names out of web and mail addresses, handles and hashtags, as they are written there. */
export function webNamesIn(text: string): string[] {
  const small = text.toLowerCase()
  const names = patterns.flatMap((pattern) =>
    [...small.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return [...new Set(names)].filter((name) => name.length > 3 && !hosts.has(name))
}

/** Where mail of many people lives: their names are no vendor's. */
const mailHosts = new Set(
  'gmail,googlemail,yahoo,hotmail,outlook,live,icloud,gmx,web,proton,protonmail,mail,aol'.split(
    ',',
  ),
)
/** Before a country's code: heron.co.uk. */
const secondLevels = new Set('co,com,ac,or,ne,org,net,gob,gov,gv'.split(','))
/** Alone in its line or between signs: "heron.example". */
const bare =
  /(?:^|[|•·,]\s?|\s[–-]\s)((?:[a-z0-9-]+\.)*[a-z0-9-]{4,}\.[a-z]{2,7})(?=$|\s?[|•·,]|\s[–-]\s)/g
const host = /(?:@|https?:\/\/|www\.)((?:[a-z0-9-]+\.)+[a-z]{2,})/g

/** Names out of the addresses of pages and mails: "heron" of mail.heron.co.uk. */
export function hostNamesIn(text: string): string[] {
  const small = text.trim().toLowerCase()
  return [...small.matchAll(host), ...small.matchAll(bare)]
    .map((match) => nameOf(match[1]!))
    .filter((name) => name.length > 1 && !mailHosts.has(name))
}

function nameOf(address: string) {
  const labels = address.split('.').slice(0, -1)
  const last = labels.at(-1) ?? ''
  return (secondLevels.has(last) ? labels.at(-2) : last) ?? ''
}
