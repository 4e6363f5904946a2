import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { ApiError } from '#lib/api/api.ts'
import { DateInput } from '#lib/format/date-input.tsx'
import { formatDate } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  type FilledForm,
  type FinalizeFormState,
  type FinalizeOrder,
  maxOthers,
  recipientsQuery,
} from './use-finalize-form.ts'

export function FinalizeForm({
  id,
  form,
  isBrief = false,
  error,
  resend,
  onSubmit,
  children,
}: {
  id: string
  form: FinalizeFormState
  /** Shows the address only. */
  isBrief?: boolean
  error: Error | null
  /** For users who must verify their address first. */
  resend: ReactNode
  onSubmit: (order: FinalizeOrder) => void
  children?: ReactNode
}) {
  const { register, handleSubmit, formState } = form
  const { data: recipients } = useQuery(recipientsQuery)
  const listId = useId()
  /** Send only a day the user chose: the server knows the last receipt better. */
  function submit({ endDate, alsoTo, ...order }: FilledForm) {
    const isChosen = formState.dirtyFields.endDate && endDate !== ''
    const others = alsoTo.filter(Boolean)
    onSubmit({
      ...order,
      ...(isChosen && { endDate }),
      ...(others.length > 0 && { alsoTo: others }),
    })
  }
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={handleSubmit(submit)}>
      <Datalist id={listId} values={recipients ?? []} />
      <TextField
        label="Send Report To"
        type="email"
        inputMode="email"
        // The browser would suggest the user's own address instead of earlier recipients.
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        placeholder="finance@company.com"
        required
        list={listId}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <MoreRecipients {...{ form, listId }} />
      {!isBrief && (
        <Disclosure
          className="rounded-control border border-hairline"
          summary={<OptionsSummary form={form} />}
          isHeldOpen={Boolean(formState.errors.endDate)}
        >
          <div className="px-4 pb-2">
            <Controller
              control={form.control}
              name="endDate"
              render={({ field }) => (
                <DateInput
                  label="End Date"
                  hint="The day of the last receipt, unless you change it."
                  enterKeyHint="done"
                  error={formState.errors.endDate?.message}
                  {...field}
                />
              )}
            />
            <CheckboxRow label="Include receipt images" {...register('includeImages')} />
            <CheckboxRow label="Send me a copy" {...register('includeCopy')} />
          </div>
        </Disclosure>
      )}
      {children}
      <FinalizeFailure {...{ error, resend }} />
    </form>
  )
}

/** The chosen options in short, so that most users need not open them. */
function OptionsSummary({ form }: { form: FinalizeFormState }) {
  const [endDate, hasImages, hasCopy] = form.watch(['endDate', 'includeImages', 'includeCopy'])
  const words = [
    endDate && `ends ${formatDate(endDate)}`,
    hasImages ? 'with images' : 'without images',
    hasCopy ? 'with a copy' : 'without a copy',
  ]
  return (
    <>
      <span className="font-medium">Options</span>{' '}
      <span className="text-muted">{words.filter(Boolean).join(', ')}</span>
    </>
  )
}

export function FinalizeButton({
  formId,
  form,
  isPending,
  className,
}: {
  formId: string
  form: FinalizeFormState
  isPending: boolean
  className?: string
}) {
  return (
    <Button
      type="submit"
      form={formId}
      className={className}
      disabled={!form.watch('email').trim() || isPending}
    >
      {isPending ? 'Finalizing...' : 'Finalize Trip'}
    </Button>
  )
}

/** Stays beside the form after the toast has gone; `resend` sends the verification link again. */
function FinalizeFailure({ error, resend }: { error: Error | null; resend: ReactNode }) {
  if (!error) return null
  return (
    <div
      role="alert"
      ref={(alert) => alert?.scrollIntoView?.({ block: 'nearest' })}
      className="flex scroll-mb-6 items-start gap-2.5 rounded-control bg-wrong-soft p-4 text-sm text-wrong"
    >
      <Icon name="circle-alert" className="text-[1.125rem]" />
      {isUnverified(error) ? (
        <div className="min-w-0 space-y-3">
          <p>
            {failure(error)} {error.message}
          </p>
          {resend}
        </div>
      ) : (
        <p>{failure(error)} Your trip is unchanged; please try again.</p>
      )}
    </div>
  )
}

function isUnverified(error: Error) {
  return error instanceof ApiError && error.body.code === 'EMAIL_NOT_VERIFIED'
}

function failure(error: Error) {
  return error instanceof ApiError && error.status > 0
    ? `Failed to finalize trip: ${error.status}.`
    : 'Failed to finalize trip.'
}

/** Further recipients, one at a time; each gets a link of their own. */
function MoreRecipients({ form, listId }: { form: FinalizeFormState; listId: string }) {
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

export const finalizeHint =
  'Your receipts are frozen and the report goes to the person who pays you back. You can re-open the trip later.'
