import { useTranslation } from 'react-i18next'
import { SectionForm } from '#web/forms/section-form.tsx'
import { Price } from '#ui/formats/price.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Bills the trip, after it was said what that does; it cannot be taken back. */
export function BillForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const form = useActForm({ trip, onDone }, 'bill')
  return (
    <SectionForm form={form} label={t('acts.bill')} look={look} beside={beside}>
      <p className="text-sm">{t('bill.text')}</p>
      <p className="text-sm">
        {t(`bill.by_${trip.pay_by}`)} {t('fare.quoted')}: <Price value={trip.fare.total} /> ·{' '}
        {t('record.paid')}: <Price value={trip.paid} />
      </p>
    </SectionForm>
  )
}
