import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text' }]

/** Gives a wrong bill back, after it was said what that does. */
export function CreditForm(props: ActFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const act = useActForm(props, 'credit_bill', {
    fields: FIELDS,
    sums: () => (trip.bill ? [trip.bill.fare.total] : []),
  })
  return (
    <StaffForm {...act} words="dispatch:credit">
      <p className="text-sm">
        {t('credit.text')} {trip.pay_by === 'wallet' && t('credit.by_wallet')}
      </p>
    </StaffForm>
  )
}
