import { uploadPaths } from '@quittance/contract/upload-paths'
import { vi } from 'vitest'
import { bodyOf } from './body-of.ts'

type Answer = { status?: number; body: unknown } | { html: string } | 'no-network' | 'never'
type Call = 'process' | 'processDocument' | 'save'

/** Answers uploads, which use XMLHttpRequest for its progress events, and records what was sent. */
export function answerUploads(
  answers: Partial<Record<Call, (form: FormData) => Answer | Promise<Answer>>>,
) {
  const sent: { call: Call; form: FormData; headers: Headers }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 0
      statusText = ''
      responseText = ''
      #call: Call = 'save'
      #headers = new Headers()

      open(_method: string, path: string) {
        this.#call = callAt(path)
      }

      setRequestHeader(name: string, value: string) {
        this.#headers.set(name, value)
      }

      getResponseHeader() {
        return null
      }

      send(form: FormData) {
        sent.push({ call: this.#call, form, headers: this.#headers })
        void Promise.resolve(answers[this.#call]?.(form) ?? 'never').then((answer) => {
          if (answer !== 'never') this.#answer(answer)
        })
      }

      abort() {
        this.dispatchEvent(new Event('abort'))
      }

      #answer(answer: Exclude<Answer, 'never'>) {
        if (answer === 'no-network') {
          this.dispatchEvent(new Event('error'))
          return
        }
        const isHtml = 'html' in answer
        this.status = isHtml ? 503 : (answer.status ?? 200)
        this.responseText = isHtml ? answer.html : JSON.stringify(bodyOf(this.status, answer.body))
        this.dispatchEvent(new Event('load'))
      }
    },
  )
  return {
    /** The forms of one call, in order. */
    of: (call: Call) => sent.filter((one) => one.call === call).map(({ form }) => form),
    /** The headers of every call, in order. */
    headers: () => sent.map(({ headers }) => headers),
  }
}

function callAt(path: string): Call {
  if (path === uploadPaths.processDocument) return 'processDocument'
  return path === uploadPaths.process ? 'process' : 'save'
}
