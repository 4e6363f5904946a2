import type { Language } from './language.ts'
import { czech } from './languages/cs.ts'
import { danish } from './languages/da.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { finnish } from './languages/fi.ts'
import { french } from './languages/fr.ts'
import { indonesian } from './languages/id.ts'
import { italian } from './languages/it.ts'
import { japanese } from './languages/ja.ts'
import { latvian } from './languages/lv.ts'
import { malay } from './languages/ms.ts'
import { dutch } from './languages/nl.ts'
import { norwegian } from './languages/no.ts'
import { polish } from './languages/pl.ts'
import { portuguese } from './languages/pt.ts'
import { swedish } from './languages/sv.ts'
import { chinese } from './languages/zh.ts'

/** Every language that the reader has words of. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  czech,
  latvian,
  malay,
  indonesian,
  japanese,
  chinese,
]
