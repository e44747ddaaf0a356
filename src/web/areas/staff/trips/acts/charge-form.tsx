import { useTranslation } from 'react-i18next'
import { TRIP_CHARGE_KINDS } from '#domains/trips/journey/trip.contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Something that came up on the way and is billed as it was. */
export function ChargeForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const { currency } = trip.fare.total
  const fields: readonly FieldSpec[] = [
    { name: 'kind', kind: 'choice', options: TRIP_CHARGE_KINDS },
    { name: 'amount', kind: 'amount', usual: [0, 100], label: t('charge.amount', { currency }) },
    { name: 'reason', kind: 'text' },
  ]
  const form = useActForm({ trip, onDone }, 'charge', {
    fields,
    body: ({ amount, ...rest }) => ({ ...rest, amount: { amount, currency } }),
  })
  return (
    <SectionForm form={form} label={t('acts.charge')} look={look} beside={beside}>
      <p className="text-sm text-ink-soft">{t('charge.text')}</p>
      <StaffFields form={form} specs={fields} words="dispatch:charge" />
    </SectionForm>
  )
}
