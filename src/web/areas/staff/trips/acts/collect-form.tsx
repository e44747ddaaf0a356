import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { COLLECTION_KINDS } from '#domains/trips/dispatch/billing/trip-collection.contract.ts'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** What the driver or the desk collected on the spot, at first what is still due, or gave back. */
export function CollectForm(props: ActFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { due } = trip.money
  const { currency } = due
  const fields: readonly FieldSpec[] = [
    { name: 'kind', kind: 'choice', options: COLLECTION_KINDS },
    {
      name: 'amount',
      kind: 'amount',
      usual: [0, 2000],
      label: t('collect.amount', { currency }),
      hint: t('collect.most', { amount: isolate(formatMoney(due, language)) }),
    },
  ]
  const act = useActForm(props, 'collect', {
    fields,
    values: due.amount > 0 ? { amount: due.amount } : {},
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...rest }) => ({ ...rest, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...act} words="dispatch:collect">
      <p className="text-sm text-ink-soft">{t('collect.text', wordingOf(trip.request.category))}</p>
    </StaffForm>
  )
}
