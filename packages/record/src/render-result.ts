import { describeResult } from './describe-result.ts'
import { element } from './element.ts'
import type { RecordEntry } from './entries.ts'
import type { SealedRecord } from './sealed-record.ts'
import { countChanges, nameReceipt, tellStory } from './tell-story.ts'
import type { Verification } from './verify-archive.ts'

/** More would only repeat that everything is different. */
const shownProblems = 100

export function renderResult(file: string, verification: Verification): HTMLElement[] {
  const { problems, record } = verification
  const { isGood, title, summary, sealing, key } = describeResult(verification)
  const rest = problems.length - shownProblems
  const lines = [...problems.slice(0, shownProblems), ...(rest > 0 ? [`and ${rest} more`] : [])]
  const cards = [
    element(
      'section',
      { class: `card verdict ${isGood ? 'good' : 'bad'}` },
      drawIcon(isGood),
      element(
        'div',
        {},
        element('h2', { tabindex: '-1' }, title),
        element('p', {}, summary),
        element('p', { class: 'small' }, file),
        ...(isGood ? [] : [listOf(lines, 'problems')]),
      ),
    ),
  ]
  if (!record || !key) return cards
  cards.push(
    element(
      'section',
      { class: 'card' },
      listOf(sealing, 'facts'),
      element('h3', {}, 'Who sealed it'),
      element('p', {}, 'The seal is by the key with this fingerprint:'),
      element('code', { class: 'key' }, ...groupsOf(key.id)),
      element('p', {}, 'Make sure that it is listed at ', link(key.address), '.'),
      element(
        'p',
        { class: 'small' },
        'This proves what happened in Quittance, not that a receipt is genuine. If this page came in the zip, it could have been changed with it: when in doubt, use the one at ',
        link(`${record.seal.payload.origin}/verify.html`),
        '.',
      ),
    ),
    renderStories(record, isGood),
  )
  return cards
}

function renderStories({ seal, subjects }: SealedRecord, isGood: boolean) {
  const { claim, receipts } = seal.payload
  return element(
    'section',
    { class: 'card story' },
    element('h2', {}, 'What happened'),
    ...(isGood ? [] : [element('p', {}, 'With the problems above, do not rely on this.')]),
    renderStory('The claim', '', subjects[claim.subject] ?? []),
    ...receipts.map(({ number, subject }) => {
      const entries = subjects[subject] ?? []
      return renderStory(nameReceipt(number, entries), countChanges(entries), entries)
    }),
  )
}

/** Filled when it is opened: a claim can have a thousand. */
function renderStory(title: string, about: string, entries: RecordEntry[]) {
  const details = element(
    'details',
    {},
    element('summary', {}, element('span', {}, title), element('span', { class: 'small' }, about)),
  )
  details.addEventListener('toggle', () => details.append(renderLines(entries)), { once: true })
  return details
}

function renderLines(entries: RecordEntry[]) {
  const lines = tellStory(entries).map(({ when, title, details }) =>
    element(
      'li',
      {},
      element('p', { class: 'small' }, when),
      element('h3', {}, title),
      listOf(details, ''),
    ),
  )
  return element('ol', {}, ...lines)
}

function listOf(lines: string[], name: string) {
  return element('ul', { class: name }, ...lines.map((line) => element('li', {}, line)))
}

function groupsOf(id: string) {
  return (id.match(/.{1,8}/g) ?? []).map((group) => element('span', {}, group))
}

/** Only an address that a browser opens as a page. */
function link(address: string) {
  const attributes = { href: address, rel: 'noreferrer', target: '_blank' }
  return /^https?:\/\//.test(address) ? element('a', attributes, address) : address
}

function drawIcon(isGood: boolean) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg.namespaceURI, 'path')
  path.setAttribute('d', isGood ? 'M4 12.5l5.5 5.5L20 6.5' : 'M6 6l12 12M18 6L6 18')
  svg.append(path)
  return svg
}
