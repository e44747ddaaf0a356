import type { ComponentType } from 'react'
import {
  BOOKING_ACTS,
  type BookingAct,
  type StaffBooking,
} from '#domains/rentals/staff/staff-booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { CancelForm } from './cancel-form.tsx'
import { DriverForm } from './driver-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { RetryForm } from './retry-form.tsx'
import { TakeOverForm } from './take-over-form.tsx'

/** The form of each act. */
const forms: Record<BookingAct, ComponentType<ActFormProps>> = {
  take_over: TakeOverForm,
  retry_refund: RetryForm,
  refund: RefundForm,
  correct_driver: DriverForm,
  cancel: CancelForm,
}

/** All that the reader may do with the booking, each in a form behind its button, which says what it does before it does it. */
export function BookingActs({ found }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { acts, booking } = found
  return (
    <SectionCard title={t('acts.title')}>
      {acts.length === 0 && <p className="text-sm text-ink-soft">{t('acts.none')}</p>}
      {BOOKING_ACTS.filter((act) => acts.includes(act)).map((act) => (
        <OneAct key={`${booking.status} ${act}`} act={act} found={found} />
      ))}
    </SectionCard>
  )
}

function OneAct({ act, found }: { act: BookingAct; found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const ActForm = forms[act]
  return (
    <FormInPlace label={t(`acts.${act}`)}>
      {(close) => (
        <ActForm
          found={found}
          onDone={close}
          beside={
            <Button look="quiet" onClick={close}>
              {t('staff:leave')}
            </Button>
          }
        />
      )}
    </FormInPlace>
  )
}
