import { zodResolver } from '@hookform/resolvers/zod'
import { demoRequestBody } from '@quittance/contract/demo-requests'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#lib/api/api.ts'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

type DemoFields = z.input<typeof demoRequestBody>
export type DemoRequest = z.output<typeof demoRequestBody>
type DemoForm = UseFormReturn<DemoFields, unknown, DemoRequest>

export function useDemoForm(): DemoForm {
  return useForm<DemoFields, unknown, DemoRequest>({
    resolver: zodResolver(demoRequestBody),
    defaultValues: { name: '', email: '', phone: '', company: '', businessDescription: '' },
  })
}

export function ScheduleDemoForm({
  id,
  form,
  error,
  onSubmit,
}: {
  id: string
  form: DemoForm
  error: Error | null
  onSubmit: (body: DemoRequest) => void
}) {
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form
      id={id}
      noValidate
      ref={advanceOnEnter}
      onSubmit={handleSubmit(onSubmit)}
      className="@container [--notes-room:2rem]"
    >
      <TextField
        label="Name"
        required
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Business Email"
        required
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        enterKeyHint="next"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-x-3 @xs:grid-cols-2">
        <TextField
          label="Phone"
          required
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label="Company"
          autoComplete="organization"
          autoCapitalize="words"
          enterKeyHint="next"
          error={errors.company?.message}
          {...register('company')}
        />
      </div>
      <TextAreaField
        label="Business Description"
        rows={3}
        autoCapitalize="sentences"
        hint="Who travels, how often, and what happens to the receipts today."
        error={errors.businessDescription?.message}
        {...register('businessDescription')}
      />
      <div aria-live="assertive">
        {error && (
          <p className="flex gap-2 rounded-control bg-wrong-soft p-3 text-sm text-wrong">
            <Icon name="triangle-alert" />
            {reason(error)} Nothing you typed is lost.
          </p>
        )}
      </div>
    </form>
  )
}

function reason(error: Error) {
  const hasNoReply = error instanceof ApiError && error.status === 0
  return hasNoReply ? 'We could not be reached. Please check your connection.' : error.message
}
