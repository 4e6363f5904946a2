import { type PreloadedData, preloadedDataId } from '@quittance/contract/first-screen'

type Filling = { nonce: string; answers: PreloadedData; preloads: readonly string[] }

const nonceMark = '__CSP_NONCE__'
const answersMark = '{}'
const marks = new RegExp(
  `(${nonceMark}|</head>|(?<=id="${preloadedDataId}"[^>]*>)${answersMark}(?=</script>))`,
)

/** Splits the page at its placeholders once, so that inserted values are never scanned. */
export function createPage(html: string) {
  const pieces = html.split(marks)

  return ({ nonce, answers, preloads }: Filling) => {
    const fillings: Record<string, string> = {
      [nonceMark]: nonce,
      [answersMark]: toScriptJson(answers),
      '</head>': `${preloads.map(toLink).join('')}</head>`,
    }
    return pieces.map((piece) => fillings[piece] ?? piece).join('')
  }
}

/** Escapes JSON so that no text can close the script element. */
function toScriptJson(answers: PreloadedData) {
  return JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)
}

function toLink(file: string) {
  return `<link rel="modulepreload" crossorigin href="${file}">`
}
