import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { type FinalizeFormState, maxOthers } from './use-finalize-form.ts'

/** Further recipients, one at a time; each gets a link of their own. */
export function MoreRecipients({ form, listId }: { form: FinalizeFormState; listId: string }) {
  const { register, getValues, setValue, formState } = form
  const [count, setCount] = useState(0)
  function remove(index: number) {
    const others = getValues('alsoTo').toSpliced(index, 1)
    setValue('alsoTo', [...others, ''], {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
    setCount(count - 1)
  }
  return (
    <div className="-mt-2 space-y-2">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line no-array-index-key -- the form holds the values by their number
        <div key={index} className="relative">
          <TextField
            label={`Recipient ${index + 2}`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="send"
            list={listId}
            error={formState.errors.alsoTo?.[index]?.message}
            {...register(`alsoTo.${index}`)}
          />
          <button
            type="button"
            aria-label={`Remove recipient ${index + 2}`}
            onClick={() => remove(index)}
            className="absolute -top-3 right-0 grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text"
          >
            <Icon name="x" className="text-[1.125rem]" />
          </button>
        </div>
      ))}
      {count < maxOthers && (
        <Button variant="quiet" className="-ml-4" onClick={() => setCount(count + 1)}>
          <Icon name="plus" className="text-[1.125rem]" />
          Add another recipient
        </Button>
      )}
    </div>
  )
}
