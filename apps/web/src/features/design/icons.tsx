import { Icon, type IconName } from '#ui/icon.tsx'
import glyphs from '#ui/icons/glyphs.json' with { type: 'json' }
import { Specimens } from './specimens.tsx'

const names = Object.keys(glyphs) as IconName[]

export function Icons() {
  return (
    <Specimens title="Icons" hint={`${names.length} of them, in one font. Never without a word.`}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {names.map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center">
            <Icon name={name} />
            <span className="text-xs break-words text-muted">{name}</span>
          </li>
        ))}
      </ul>
    </Specimens>
  )
}
