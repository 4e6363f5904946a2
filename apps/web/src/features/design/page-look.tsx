import { Segments } from '#ui/segments.tsx'
import { setTextSize, textSizes, useTextSize } from '#ui/text-size.ts'
import { type Theme, useTheme } from '#ui/theme.tsx'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export function PageLook() {
  const { theme, setTheme } = useTheme()
  const textSize = useTextSize()
  return (
    <header className="grid gap-6 lg:grid-cols-2">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Design</h1>
        <p className="mt-2 max-w-[60ch] text-base text-pretty text-muted">
          Paper and ink: the content is the decoration. Every part in every state, light and dark,
          from the same code as the product. Its colours and sizes are in ui/tokens.css.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Segments label="Theme of the page" segments={themes} value={theme} onChange={setTheme} />
        <Segments
          label="Text size"
          segments={textSizes.map((size) => ({ value: size, label: `${size} %` }))}
          value={textSize}
          onChange={setTextSize}
        />
      </div>
    </header>
  )
}
