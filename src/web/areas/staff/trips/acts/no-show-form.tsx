import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { textField } from '#kernel/contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { DayText } from '#ui/day-text.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Price } from '#ui/price.tsx'
import { wallTime } from '#ui/wall-time.ts'
import type { ActFormProps } from './act-form-props.ts'
import { useAct } from './use-act.ts'

const Typed = z.object({
  reason: z.union([z.literal('').transform(() => null), textField('reason_empty', 500)]),
})

/** Notes that the traveller did not come; says first that all that was paid is kept. */
export function NoShowForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const noShow = useAct({ trip, onDone }, 'no_show')
  const form = useSectionForm({
    id: 'no-show',
    contract: Typed,
    values: { reason: '' },
    send: ({ reason }) => noShow(reason === null ? {} : { reason }),
  })
  return (
    <SectionForm form={form} label={t('acts.no_show')} look={look} beside={beside}>
      <p className="text-sm">
        {t('no_show.text')} {t('cancel.kept')} <Price value={trip.paid} />. {t('no_show.from')}{' '}
        <DayText value={wallTime(trip.no_show_from, trip.city.time_zone)} className="tabular" />.
      </p>
      <TextArea {...form.field('reason')} label={t('no_show.reason')} dir="auto" rows={2} />
    </SectionForm>
  )
}
