import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useTakeOverMutation } from '../../staff.api.ts'
import type { ActFormProps } from './act-form-props.ts'

/** Makes a booking that waits for its supplier a task of one's own at once, and leads to it. */
export function TakeOverForm({ found: { booking }, beside }: ActFormProps) {
  const { t } = useTranslation('staff_bookings')
  const navigate = useNavigateFromHere()
  const [take] = useTakeOverMutation()
  const form = useStaffForm({
    id: 'take-over',
    fields: [],
    send: () => take(booking.booking_id),
    success: t('done.take_over'),
    done: ({ task_id }) => navigate(`/staff/tasks/${task_id}`),
  })
  return (
    <StaffForm form={form} label={t('acts.take_over')} beside={beside} words="staff_bookings:take_over">
      <p className="text-sm">{t('take_over.text')}</p>
    </StaffForm>
  )
}
