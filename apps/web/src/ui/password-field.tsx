import clsx from 'clsx'
import { useState } from 'react'
import { Field, type FieldProps, splitField } from './field.tsx'
import { Icon } from './icon.tsx'

export function PasswordField(props: Omit<FieldProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const { frame, controlProps } = splitField(props)
  return (
    <Field
      {...frame}
      control={({ className, ...wiring }) => (
        <div className="relative">
          <input
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(className, 'h-12 pr-12')}
            {...controlProps}
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
