import { type PageAnswers, pageAnswersId } from '@quittance/contract/first-screen'

type Filling = { nonce: string; answers: PageAnswers; preloads: readonly string[] }

const nonceMark = '__CSP_NONCE__'
const answersMark = '{}'
const marks = new RegExp(
  `(${nonceMark}|</head>|(?<=id="${pageAnswersId}"[^>]*>)${answersMark}(?=</script>))`,
)

/** Takes the built page apart once; what is filled in afterwards is never searched for marks. */
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

/** JSON in which no text can end the element that it stands in. */
function toScriptJson(answers: PageAnswers) {
  return JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)
}

function toLink(file: string) {
  return `<link rel="modulepreload" crossorigin href="${file}">`
}
