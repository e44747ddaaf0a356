import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { TIMETABLE } from './shuttle-fields.ts'
import { useChangeTimetableMutation, type ChangedTimetable, type StaffShuttle } from './shuttles.api.ts'

/** A timetable from a day on, which begins as the latest one is; departures with sold seats stay. */
export function TimetableForm({ shuttle, onDone }: { shuttle: StaffShuttle; onDone: () => void }) {
  const { t } = useTranslation('shuttles')
  const [change] = useChangeTimetableMutation()
  const services = shuttle.timetables.at(-1)?.services ?? []
  const form = useStaffForm({
    id: 'timetable',
    fields: TIMETABLE,
    values: { services },
    send: (fields) => change({ ...(fields as ChangedTimetable), id: shuttle.route_id }),
    success: t('done.timetable'),
    done: ({ still_booked: count }) => {
      if (count > 0) toast.success(t('done.still_booked', { count }))
      onDone()
    },
  })
  return (
    <FormCard form={form} title={t('change_timetable')} label={t('save')} onLeave={onDone}>
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <StaffFields form={form} specs={form.fields} words="shuttles:fields" />
    </FormCard>
  )
}
