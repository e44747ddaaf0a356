import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { Price } from '#ui/price.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useAct } from './use-act.ts'

/** Bills the trip, after it was said what that does; it cannot be taken back. */
export function BillForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const bill = useAct({ trip, onDone }, 'bill')
  const form = useSectionForm({ id: 'bill', contract: z.object({}), values: {}, send: () => bill({}) })
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
