import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import {
  PAYOUT_ACCOUNT_KINDS,
  PayoutAccountBody,
} from '#domains/partners/statements/details/payout-account.contract.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useSetPayoutAccountMutation } from './statements.api.ts'

type Typed = z.input<typeof PayoutAccountBody>

/** A BIC that is left empty is none. */
const AccountForm = z
  .custom<Typed>()
  .transform(({ bic, ...typed }): Typed => ({ ...typed, bic: bic || undefined }))
  .pipe(PayoutAccountBody)

/** Enters the account of a currency, with the owner’s password. */
export function PayoutAccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner_statements')
  const { lang_id } = useHeader()
  const [set] = useSetPayoutAccountMutation()
  const form = useForm({
    id: 'payout-account',
    contract: AccountForm,
    values: { currency: 'EUR', kind: 'iban', holder: '', account: '', bic: '', password: '' },
    send: (sent) => set({ ...sent, lang_id }),
    success: t('accounts.saved'),
    done: onDone,
  })
  return (
    <Form form={form} label={t('accounts.save')} look="main">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('currency')}
          label={t('accounts.currency')}
          options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
        />
        <SelectField
          {...form.field('kind')}
          label={t('accounts.kind')}
          options={PAYOUT_ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`accounts.kinds.${kind}`) }))}
        />
        <TextField
          {...form.field('holder')}
          label={t('accounts.holder')}
          hint={t('accounts.holder_hint')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('account')}
          label={t('accounts.account')}
          hint={t('accounts.account_hint')}
          dir="ltr"
          autoComplete="off"
          required
        />
        <TextField {...form.field('bic')} label={t('accounts.bic')} dir="ltr" autoComplete="off" />
        <PasswordField
          {...form.field('password')}
          label={t('account:password.yours')}
          autoComplete="current-password"
          required
        />
      </div>
    </Form>
  )
}
