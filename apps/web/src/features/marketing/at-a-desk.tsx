import { desk } from './content.ts'
import deskDark from './desk-dark.webp'
import deskLight from './desk-light.webp'
import { Section } from './section.tsx'
import { ThemedPicture } from './themed-picture.tsx'

export function AtADesk() {
  return (
    <Section title={desk.title} lead={desk.lead} className="pt-0! lg:pt-0!">
      <div className="overflow-hidden rounded-card border border-hairline shadow-float">
        <ThemedPicture light={deskLight} dark={deskDark} width={1280} height={760} />
      </div>
    </Section>
  )
}
