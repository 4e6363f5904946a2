import { useFieldArray } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FinalizeFormState } from './use-finalize-form.ts'

/** Besides the first recipient. */
const max = 4

/** Further recipients, one at a time; each gets a link of their own. */
export function MoreRecipients({ form, listId }: { form: FinalizeFormState; listId: string }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'alsoTo' })
  return (
    <div className="-mt-2 space-y-2">
      {fields.map(({ id }, index) => (
        <div key={id} className="relative">
          <TextField
            label={`Recipient ${index + 2}`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="send"
            list={listId}
            error={formState.errors.alsoTo?.[index]?.email?.message}
            {...register(`alsoTo.${index}.email`)}
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
      {fields.length < max && (
        <Button variant="quiet" className="-ml-4" onClick={() => append({ email: '' })}>
          <Icon name="plus" className="text-[1.125rem]" />
          Add another recipient
        </Button>
      )}
    </div>
  )
}
