import { useTranslation } from 'react-i18next'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useStateNowMutation } from './payouts.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'code', kind: 'code' }]

/** Makes the last statements of a partner that has ended. */
export function StateNowForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('payouts')
  const [stateNow] = useStateNowMutation()
  const form = useStaffForm({
    id: 'state-now',
    fields: FIELDS,
    send: stateNow,
    success: ({ numbers }) => t('done.stated', { numbers: numbers.join(', ') }),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('state_now.open')}
      label={t('state_now.send')}
      onLeave={onDone}
      className="max-w-xl"
    >
      <p className="text-sm text-ink-soft">{t('state_now.text')}</p>
      <StaffFields form={form} specs={FIELDS} words="payouts:fields" />
    </FormCard>
  )
}
