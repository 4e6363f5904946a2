import type { PageAnswers } from '@quittance/contract/first-screen'
import { pageAnswersId } from '@quittance/contract/first-screen'
import { vi } from 'vitest'

/** As if the app started anew on a page that brought these answers; what is imported next sees them. */
export function startOnPage(answers: PageAnswers, path = '/') {
  vi.resetModules()
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = pageAnswersId
  script.textContent = JSON.stringify(answers)
  document.body.append(script)
}
