import type { PreloadedData } from '@quittance/contract/first-screen'
import { preloadedDataId } from '@quittance/contract/first-screen'
import { vi } from 'vitest'

/** As if the app started on a page with this preloaded data; later imports see it. */
export function startOnPage(answers: PreloadedData, path = '/') {
  vi.resetModules()
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = preloadedDataId
  script.textContent = JSON.stringify(answers)
  document.body.append(script)
}
