import type { BookingView } from '#domains/rentals/staff/views/booking-view.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { RowButton } from '../../frame/row-button.tsx'
import { useRemoveViewMutation } from './booking-views.api.ts'

/** Takes a list away that the member keeps; the bookings stay as they are. */
export function RemoveView({ view }: { view: BookingView }) {
  const { t } = useTranslation('staff_bookings')
  const [remove, { isLoading }] = useRemoveViewMutation()
  return (
    <RowButton aria-disabled={isLoading} onClick={() => !isLoading && void remove(view.view_id)}>
      {t('views.remove')}
    </RowButton>
  )
}
