import czech from '#data/languages/cs.json' with { type: 'json' }
import danish from '#data/languages/da.json' with { type: 'json' }
import german from '#data/languages/de.json' with { type: 'json' }
import english from '#data/languages/en.json' with { type: 'json' }
import spanish from '#data/languages/es.json' with { type: 'json' }
import finnish from '#data/languages/fi.json' with { type: 'json' }
import french from '#data/languages/fr.json' with { type: 'json' }
import indonesian from '#data/languages/id.json' with { type: 'json' }
import italian from '#data/languages/it.json' with { type: 'json' }
import japanese from '#data/languages/ja.json' with { type: 'json' }
import latvian from '#data/languages/lv.json' with { type: 'json' }
import malay from '#data/languages/ms.json' with { type: 'json' }
import dutch from '#data/languages/nl.json' with { type: 'json' }
import norwegian from '#data/languages/no.json' with { type: 'json' }
import polish from '#data/languages/pl.json' with { type: 'json' }
import portuguese from '#data/languages/pt.json' with { type: 'json' }
import swedish from '#data/languages/sv.json' with { type: 'json' }
import chinese from '#data/languages/zh.json' with { type: 'json' }
import type { Language } from './language.ts'

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
