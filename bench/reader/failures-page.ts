import { pathToFileURL } from 'node:url'
import { namesOf } from './labels.ts'
import type { Outcome } from './outcome.ts'
import { fields, inReading } from './score.ts'

const style = `
  body { font: 14px/1.4 system-ui; margin: 2rem; }
  section { display: grid; grid-template-columns: minmax(0, 420px) 1fr; gap: 1.5rem; margin-bottom: 3rem; }
  figure { position: relative; margin: 0; } img { width: 100%; display: block; }
  i { position: absolute; border: 2px solid; } .vendor { color: #06c } .date { color: #083 } .amount { color: #c30 }
  td, th { text-align: left; padding: .2rem .8rem .2rem 0; } .wrong { font-weight: 700; color: #b00 }`

/** Each receipt with a wrong field: the photo with the evidence on it, and what differs. */
export function failuresPage(outcomes: Outcome[]): string {
  const failures = outcomes.filter(({ score }) => Object.values(score).includes(false))
  const heading = `${failures.length} of ${outcomes.length} receipts with a wrong field`
  return `<!doctype html><meta charset="utf-8"><title>${heading}</title><style>${style}</style>
<h1>${heading}</h1>${failures.map(sectionOf).join('\n')}`
}

function sectionOf({ receipt, reading, score, baseline }: Outcome) {
  const { label, set, imagePath } = receipt
  const truth = {
    vendor: namesOf(label).join(' / '),
    date: label.date,
    total: label.total?.toFixed(2),
    currency: label.currency,
  }
  const rows = fields.map((field) => {
    const key = inReading(field)
    const cells = [
      field,
      truth[field] ?? '',
      reading[key] ?? '',
      String(reading.confidence[key]),
      baseline[key] ?? '',
    ]
    const tag = score[field] === false ? ' class="wrong"' : ''
    return `<tr${tag}>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
  })
  return `<section><figure><img loading="lazy" src="${pathToFileURL(imagePath).href}" alt="">${marks(reading)}</figure>
<div><h2>${escape(`${set}/${label.id}`)}</h2>
<table><tr><th></th><th>label</th><th>read</th><th>confidence</th><th>baseline</th></tr>${rows.join('')}</table></div></section>`
}

function marks({ evidence, image }: Outcome['reading']) {
  if (!image) return ''
  const { width, height } = image
  return (['vendor', 'date', 'amount'] as const)
    .flatMap((field) => {
      const box = evidence[field]
      if (!box) return []
      const place = [
        `left:${(100 * box.x) / width}%`,
        `top:${(100 * box.y) / height}%`,
        `width:${(100 * box.width) / width}%`,
        `height:${(100 * box.height) / height}%`,
      ]
      return [`<i class="${field}" style="${place.join(';')}"></i>`]
    })
    .join('')
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
