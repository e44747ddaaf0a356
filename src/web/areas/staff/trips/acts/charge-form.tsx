import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TRIP_CHARGE_KINDS } from '#domains/trips/journey/trip.contract.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Something that came up on the way and is billed as it was. */
export function ChargeForm(props: ActFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { currency } = trip.fare.total
  const fields: readonly FieldSpec[] = [
    { name: 'kind', kind: 'choice', options: TRIP_CHARGE_KINDS },
    { name: 'amount', kind: 'amount', usual: [0, 100], label: t('charge.amount', { currency }) },
    { name: 'reason', kind: 'text' },
  ]
  const act = useActForm(props, 'charge', {
    fields,
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...rest }) => ({ ...rest, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...act} words="dispatch:charge">
      <p className="text-sm text-ink-soft">{t('charge.text')}</p>
    </StaffForm>
  )
}
