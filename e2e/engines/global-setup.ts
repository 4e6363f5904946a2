import { ensureInstalled } from './debian.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** Before any worker starts: apt serves one at a time. */
export default function installEngines() {
  ensureInstalled([...webkit.packages, ...firefox.packages])
}
