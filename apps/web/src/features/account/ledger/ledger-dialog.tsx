import { zodResolver } from '@hookform/resolvers/zod'
import { type LedgerAccounts, ledgerAccounts } from '@quittance/contract/ledger'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { AccountField, type LedgerForm } from './account-field.tsx'
import { CategoryFields } from './category-fields.tsx'
import { DatevFields } from './datev-fields.tsx'
import { type LedgerName, ledgerAccountsQuery, ledgerNames } from './ledger-accounts.ts'
import { RateFields } from './rate-fields.tsx'

export function LedgerDialog({
  name,
  accounts,
  onClose,
}: {
  name: LedgerName
  accounts: LedgerAccounts
  onClose: () => void
}) {
  const form = useForm({ resolver: zodResolver(ledgerAccounts), defaultValues: accounts })
  const id = useId()
  const save = useMutation({
    mutationFn: (body: LedgerAccounts) => request('PUT /api/ledger-accounts', { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ledgerAccountsQuery.queryKey, saved)
      toast({ title: 'Accounts saved', description: 'Files made from now on use them.' })
      onClose()
    },
    onError: (error) => toastFailure('Accounts not saved', failureMessage(error)),
  })
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The accounts stay as they were.',
    isNeeded: form.formState.isDirty && !save.isPending,
    onDiscard: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="screen"
      title={`Accounts for ${ledgerNames[name]}`}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={id} disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="@container space-y-5"
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        {name === 'datev' ? <DatevFields form={form} /> : <BillFields form={form} name={name} />}
      </form>
      {question}
    </Dialog>
  )
}

const words = {
  xero: { account: 'Account codes', tax: 'Tax rate name in Xero' },
  quickbooks: { account: 'Account names', tax: 'Tax code in QuickBooks' },
}

/** Xero and QuickBooks Online need the same, under other names. */
function BillFields({ form, name }: { form: LedgerForm; name: 'xero' | 'quickbooks' }) {
  const { account, tax } = words[name]
  return (
    <>
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
        <AccountField
          form={form}
          path={`${name}.country`}
          label="Country of the ledger"
          hint="Two letters, such as GB."
        />
        <AccountField
          form={form}
          path={`${name}.noTax`}
          label={`${tax}, without tax`}
          hint="Such as No VAT."
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">{account}</legend>
        <CategoryFields form={form} path={name} />
      </fieldset>
      <RateFields form={form} name={name} codeLabel={tax} />
    </>
  )
}
