import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { subtract, zero } from '#kernel/money.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Fact } from '../../frame/fact.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'free_of_charge', kind: 'yes' },
  { name: 'reason', kind: 'long_text' },
]

/** Cancels the trip for its traveller, or for us free of charge; says first what is kept and what goes back. */
export function CancelForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const form = useActForm({ trip, onDone }, 'cancel', { fields: FIELDS })
  const isFree = useWatch({ control: form.control, name: 'free_of_charge' }) === true
  const { paid, cancellation } = trip
  const none = zero(paid.currency)
  const fee = isFree ? none : (cancellation[0]?.fee ?? none)
  return (
    <SectionForm form={form} label={t('acts.cancel')} look={look} beside={beside}>
      <p className="text-sm">{t('cancel.text')}</p>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label={t('cancel.kept')}>
          <Price value={fee} className="font-semibold" />
        </Fact>
        <Fact label={t('cancel.back')}>
          <Price value={subtract(paid, fee)} className="font-semibold" />
        </Fact>
      </dl>
      <StaffFields form={form} specs={FIELDS} words="dispatch:cancel" />
    </SectionForm>
  )
}
