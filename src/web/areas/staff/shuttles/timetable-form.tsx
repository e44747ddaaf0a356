import { useTranslation } from 'react-i18next'
import { toast } from '#web/shell/toasts/toast.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { TIMETABLE } from './shuttle-fields.ts'
import { useChangeTimetableMutation, type StaffShuttle } from './shuttles.api.ts'

/** A timetable from a day on, which begins as the latest one is; departures with sold seats stay. */
export function TimetableForm({ shuttle, onDone }: { shuttle: StaffShuttle; onDone: () => void }) {
  const { t } = useTranslation('shuttles')
  const [change] = useChangeTimetableMutation()
  const services = shuttle.timetables.at(-1)?.services ?? []
  const form = useStaffForm({
    id: 'timetable',
    fields: TIMETABLE,
    values: { services },
    send: async (fields) => {
      const answer = await change({ id: shuttle.route_id, fields })
      if (answer.data) {
        toast.success(t('done.timetable'))
        if (answer.data.still_booked > 0)
          toast.success(t('done.still_booked', { count: answer.data.still_booked }))
        onDone()
      }
      return answer
    },
  })
  return (
    <FormCard form={form} title={t('change_timetable')} label={t('save')} onLeave={onDone}>
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <StaffFields form={form} specs={TIMETABLE} words="shuttles:fields" />
    </FormCard>
  )
}
