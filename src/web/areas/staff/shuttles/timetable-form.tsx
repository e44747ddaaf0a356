import { useTranslation } from 'react-i18next'
import { SectionForm } from '#web/forms/section-form.tsx'
import { toast } from '#web/shell/toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
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
    <Card aria-label={t('change_timetable')}>
      <SectionForm
        form={form}
        label={t('save')}
        look="main"
        beside={
          <Button look="quiet" onClick={onDone}>
            {t('leave')}
          </Button>
        }
      >
        <p className="text-sm text-ink-soft">{t('change_text')}</p>
        <StaffFields form={form} specs={TIMETABLE} words="shuttles:fields" />
      </SectionForm>
    </Card>
  )
}
