import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Specimen, Specimens } from './specimens.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const states = [
  { name: 'rest' },
  { name: 'hover', 'data-hovered': true },
  { name: 'focus', 'data-focused': true },
  { name: 'disabled', disabled: true },
]

export function Buttons() {
  return (
    <Specimens title="Buttons" hint="One primary a screen; danger only where something is lost.">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-end gap-4">
          {states.map(({ name, ...state }) => (
            <Specimen key={name} name={`${variant}, ${name}`}>
              <Button variant={variant} {...state}>
                Save Receipt
              </Button>
            </Specimen>
          ))}
          <Specimen name="busy">
            <Button variant={variant} disabled>
              <Spinner label="Saving" />
              Saving...
            </Button>
          </Specimen>
          <Specimen name="large">
            <Button variant={variant} size="large">
              Start Here
            </Button>
          </Specimen>
        </div>
      ))}
    </Specimens>
  )
}
