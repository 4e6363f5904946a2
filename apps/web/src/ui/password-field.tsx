import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** A password, hidden until its owner wants to see it. */
export function PasswordField({
  label,
  error,
  hint,
  className,
  required,
  ...props
}: Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'hint'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...{ label, error, hint, className, required }}
      control={({ className: look, ...wiring }) => (
        <div className="relative">
          <input
            {...wiring}
            type={isShown ? 'text' : 'password'}
            aria-required={required}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(look, 'h-12 pr-12')}
            {...props}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    />
  )
}
