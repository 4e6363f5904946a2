import { fold } from '#lexicon/fold.ts'
import { median } from '#median.ts'
import type { HeadingLine } from './heading-lines.ts'
import { webNamesIn } from './web-names.ts'

/** What a name is judged against: the lines around it. */
export type Heading = {
  lines: HeadingLine[]
  names: HeadingLine[]
  middleHeight: number
  tallest: number
  centre: number
  pageWidth: number
  /** Names out of web and mail addresses, handles and hashtags. */
  domains: string[]
}

export function headingOf(lines: HeadingLine[], pageWidth: number): Heading {
  const head = lines.slice(0, endOfHead(lines))
  const names = head.filter(({ isNameLike }) => isNameLike)
  return {
    lines,
    names,
    middleHeight: median(lines.map(({ height }) => height)),
    tallest: Math.max(1, ...names.map(({ height }) => height)),
    centre: median(head.map(({ centre }) => centre)),
    pageWidth,
    domains: lines.flatMap(domainsIn),
  }
}

/** The first row that can no longer be above the name; slips of cards begin with the day. */
function endOfHead(lines: HeadingLine[]) {
  const first = lines.findIndex(({ isNameLike }) => isNameLike)
  const end = lines.findIndex(
    ({ isContact, isDate, hasAmount }, index) =>
      index > 0 && (isContact || hasAmount || (isDate && index > first)),
  )
  return end === -1 ? 10 : Math.min(end + 1, 14)
}

function domainsIn({ row }: HeadingLine) {
  return webNamesIn(row.label)
    .map((name) => fold(name).compact)
    .filter((word) => word.length > 3)
}
