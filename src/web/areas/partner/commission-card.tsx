import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CommissionBody, type MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useSetCommissionMutation } from './partners.api.ts'
import { typedPercent } from './typed-percent.ts'

const CommissionForm = z.object({
  percent: z.preprocess((typed) => typedPercent(String(typed)), CommissionBody.shape.percent),
})

/** The partner's commission on their bookings, and changing it. */
export function CommissionCard({ commission: { percent, min, max } }: Pick<MasterSetting, 'commission'>) {
  const { t } = useTranslation(['partner', 'account'])
  const { lang_id } = useHeader()
  const [set] = useSetCommissionMutation()
  const form = useForm({
    id: 'commission',
    contract: CommissionForm,
    values: { percent: String(percent) },
    send: (sent) => set({ ...sent, lang_id }),
    success: t('account:saved'),
  })
  return (
    <SectionCard title={t('commission.title')} text={t('commission.text')}>
      <dl>
        <dt className="text-xs text-ink-soft">{t('commission.now')}</dt>
        <dd className="text-2xl font-semibold tabular">
          <bdi dir="ltr">{percent}%</bdi>
        </dd>
      </dl>
      <Form form={form} label={t('account:save')} look="main">
        <TextField
          {...form.field('percent')}
          label={t('commission.percent')}
          hint={t('commission.hint', { min: isolate(`${min}%`), max: isolate(`${max}%`) })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="max-w-60"
          required
        />
      </Form>
    </SectionCard>
  )
}
