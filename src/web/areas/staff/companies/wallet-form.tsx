import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useChangeWalletMutation, type WalletAct } from './wallets.api.ts'

type WalletFormProps = { act: WalletAct; wallet: StaffWallet; onDone: () => void }

/** Enters a transfer or sets the credit limit, after it said what that does; sent twice, it moves money once. */
export function WalletForm({ act, wallet, onDone }: WalletFormProps) {
  const { t } = useTranslation('wallets')
  const [change] = useChangeWalletMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { currency } = wallet.balance
  const amount = act === 'credit-limit' ? 'credit_limit' : 'amount'
  const fields: readonly FieldSpec[] = [
    { name: amount, kind: 'amount', usual: [0, 50_000] },
    { name: 'reason', kind: 'long_text' },
  ]
  const form = useStaffForm({
    id: 'wallet',
    currency,
    fields,
    values: act === 'credit-limit' ? { credit_limit: wallet.credit_limit.amount } : {},
    send: async (values) => {
      const entered = { [amount]: { amount: values[amount], currency }, reason: values['reason'] }
      const answer = await change({ id: wallet.company_id, act, key, fields: entered })
      if (!answer.error) {
        toast.success(t(answer.data?.waits ? 'done.waits' : `done.${act}`))
        onDone()
      }
      // What the API has refused has moved nothing: the next try is another one.
      if (problemOf(answer.error)) setKey(crypto.randomUUID())
      return answer
    },
  })
  return (
    <SectionForm form={form} label={t(`send.${act}`)} look="main">
      <p className="text-sm text-ink-soft">{t(`what.${act}`, { currency })}</p>
      <StaffFields form={form} specs={fields} words="wallets:fields" />
    </SectionForm>
  )
}
