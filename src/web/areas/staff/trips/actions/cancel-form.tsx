import { useWatch } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { subtract, zero } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { Fact } from '../../frame/fact.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'free_of_charge', kind: 'yes' },
  { name: 'reason', kind: 'long_text' },
]

/** Cancels the trip by its terms or free of charge. Shows the fee and the refund first. */
export function CancelForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { paid, cancellation } = trip
  const none = zero(paid.currency)
  const feeOf = (isFree: boolean) => (isFree ? none : (cancellation[0]?.fee ?? none))
  const actionForm = useActionForm(props, 'cancel', {
    fields: FIELDS,
    sums: ({ free_of_charge: isFree }) => [subtract(paid, feeOf(isFree === true))],
  })
  const fee = feeOf(useWatch({ control: actionForm.form.control, name: 'free_of_charge' }) === true)
  return (
    <StaffForm {...actionForm} words="dispatch:cancel">
      <p className="text-sm">{t('cancel.text')}</p>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label={t('cancel.kept')}>
          <Price value={fee} className="font-semibold" />
        </Fact>
        <Fact label={t('cancel.back')}>
          <Price value={subtract(paid, fee)} className="font-semibold" />
        </Fact>
      </dl>
    </StaffForm>
  )
}
