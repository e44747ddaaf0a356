import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { ROUTE, STOPS, TIMETABLE } from './shuttle-fields.ts'
import { useCreateShuttleMutation, type NewShuttle } from './shuttles.api.ts'

/** A route begins with two stops and one service. */
const BEGINNING = { stops: [{ minutes: 0 }, {}], services: [{ days: [1, 2, 3, 4, 5, 6, 7] }] }

/** A new route with its first timetable. */
export function NewShuttleForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shuttles')
  const [create] = useCreateShuttleMutation()
  const form = useStaffForm({
    id: 'shuttle',
    fields: [...ROUTE, STOPS, ...TIMETABLE],
    values: BEGINNING,
    send: (fields) => create(fields as NewShuttle),
    success: t('done.added'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('add')} label={t('save')} onLeave={onDone}>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <StaffFields form={form} specs={ROUTE} words="shuttles:fields" />
      </div>
      <StaffFields form={form} specs={[STOPS, ...TIMETABLE]} words="shuttles:fields" />
    </FormCard>
  )
}
