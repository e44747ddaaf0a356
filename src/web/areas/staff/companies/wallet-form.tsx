import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import {
  usePayOutWalletMutation,
  useSetCreditLimitMutation,
  useTopUpWalletMutation,
  type WalletAct,
} from './wallets.api.ts'
import { StaffForm } from '../form/staff-form.tsx'

type WalletFormProps = { act: WalletAct; wallet: StaffWallet; onDone: () => void }

/** Enters a transfer or sets the credit limit, after it said what that does; sent twice, it moves money once. */
export function WalletForm({ act, wallet, onDone }: WalletFormProps) {
  const { t } = useTranslation('wallets')
  const [topUp] = useTopUpWalletMutation()
  const [payOut] = usePayOutWalletMutation()
  const [setLimit] = useSetCreditLimitMutation()
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
    moves: (typed) => ({
      sums: [{ amount: Number(typed[amount]), currency }],
      who: <bdi>{wallet.company}</bdi>,
    }),
    values: act === 'credit-limit' ? { credit_limit: wallet.credit_limit.amount } : {},
    send: async (values) => {
      const entered = { amount: values[amount] as number, currency }
      const change = { id: wallet.company_id, idempotencyKey: key, reason: values['reason'] as string }
      const answer =
        act === 'credit-limit'
          ? await setLimit({ ...change, credit_limit: entered })
          : await (act === 'top-up' ? topUp : payOut)({ ...change, amount: entered })
      // What the API has refused has moved nothing: the next try is another one.
      if (problemOf(answer.error)) setKey(crypto.randomUUID())
      return answer
    },
    success: ({ waits }) => t(waits ? 'done.waits' : `done.${act}`),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t(`send.${act}`)} words="wallets:fields">
      <p className="text-sm text-ink-soft">{t(`what.${act}`, { currency })}</p>
    </StaffForm>
  )
}
