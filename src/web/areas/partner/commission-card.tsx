import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CommissionBody, type MasterSetting } from '#domains/partners/partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
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
  const form = useSectionForm({
    id: 'commission',
    contract: CommissionForm,
    values: { percent: String(percent) },
    send: async (sent) => {
      const answer = await set({ ...sent, lang_id })
      if (!answer.error) toast.success(t('account:saved'))
      return answer
    },
  })
  return (
    <SectionCard title={t('commission.title')} text={t('commission.text')}>
      <dl>
        <dt className="text-xs text-ink-soft">{t('commission.now')}</dt>
        <dd className="text-2xl font-semibold tabular">
          <bdi dir="ltr">{percent}%</bdi>
        </dd>
      </dl>
      <SectionForm form={form} label={t('account:save')} look="main">
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
      </SectionForm>
    </SectionCard>
  )
}
