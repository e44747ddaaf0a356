import { useTranslation } from 'react-i18next'
import { SectionForm } from '#web/forms/section-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text' }]

/** Gives a wrong bill back, after it was said what that does. */
export function CreditForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const form = useActForm({ trip, onDone }, 'credit_bill', { fields: FIELDS })
  return (
    <SectionForm form={form} label={t('acts.credit_bill')} look={look} beside={beside}>
      <p className="text-sm">
        {t('credit.text')} {trip.pay_by === 'wallet' && t('credit.by_wallet')}
      </p>
      <StaffFields form={form} specs={FIELDS} words="dispatch:credit" />
    </SectionForm>
  )
}
