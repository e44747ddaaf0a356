import { type ComponentType, useState } from 'react'
import {
  BOOKING_ACTIONS,
  type BookingAction,
  type StaffBooking,
} from '#domains/rentals/staff/staff-booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { CancelForm } from './cancel-form.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { StaffForm } from '../../form/staff-form.tsx'
import { CardText } from '../card-text.tsx'
import { type ActionFormProps, useActionForm } from './use-action-form.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useTakeOverMutation } from '../../staff.api.ts'
import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { type FieldSpec, PHONE } from '../../form/field-spec.ts'
import { Fact } from '../../frame/fact.tsx'
import {
  CORRECTED_FIELDS,
  type CorrectedField,
  correctedFields,
} from '#domains/rentals/staff/driver/corrected-fields.contract.ts'
import type { DriverFields } from '#domains/rentals/staff/driver/driver.contract.ts'
import { Notice } from '#ui/notice.tsx'
import { useCorrectDriverMutation } from '../bookings.api.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'first_name', kind: 'text' },
  { name: 'last_name', kind: 'text' },
  { name: 'latin_first_name', kind: 'latin_name', of: 'first_name', optional: true },
  { name: 'latin_last_name', kind: 'latin_name', of: 'last_name', optional: true },
  { name: 'email', kind: 'code' },
  { name: 'phone', kind: 'part', fields: PHONE },
  { name: 'flight_number', kind: 'code', optional: true },
  { name: 'tell_supplier', kind: 'yes', initially: true },
]

/** The form of each action. */
const forms: Record<BookingAction, ComponentType<ActionFormProps>> = {
  take_over: TakeOverForm,
  retry_refund: RetryForm,
  refund: RefundForm,
  correct_driver: DriverForm,
  cancel: CancelForm,
}

/** Actions that the member may take on the booking. Each opens a form that describes its effect. */
export function BookingActions({ found }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { acts: actions, booking } = found
  return (
    <SectionCard title={t('acts.title')}>
      {actions.length === 0 && <p className="text-sm text-ink-soft">{t('acts.none')}</p>}
      {BOOKING_ACTIONS.filter((action) => actions.includes(action)).map((action) => (
        <BookingActionForm key={`${booking.status} ${action}`} action={action} found={found} />
      ))}
    </SectionCard>
  )
}

function BookingActionForm({ action, found }: { action: BookingAction; found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const ActionForm = forms[action]
  return (
    <FormInPlace label={t(`acts.${action}`)}>
      {(close) => (
        <ActionForm
          found={found}
          onDone={close}
          beside={
            <Button variant="quiet" onClick={close}>
              {t('staff:leave')}
            </Button>
          }
        />
      )}
    </FormInPlace>
  )
}

/** Retries the refunds that the gateway rejected, after listing them. */
function RetryForm(props: ActionFormProps) {
  const { booking, refunds } = props.found
  const { t } = useTranslation('staff_bookings')
  const failed = refunds.filter(({ state }) => state === 'failed')
  const actionForm = useActionForm(props, 'retry_refund', {
    fields: [],
    sums: () => failed.map(({ amount }) => amount),
    body: () => ({}),
  })
  return (
    <StaffForm {...actionForm} variant="danger">
      <p className="text-sm">{t('retry_refund.text')}</p>
      <ul className="text-sm">
        {failed.map(({ request_id, amount }) => (
          <li key={request_id}>
            <Price value={amount} className="font-semibold" />
          </li>
        ))}
        <li>
          <CardText card={booking.card} />
        </li>
      </ul>
    </StaffForm>
  )
}

/** Creates a task of the member for a booking that waits for its supplier, and opens it. */
function TakeOverForm({ found: { booking }, beside }: ActionFormProps) {
  const { t } = useTranslation('staff_bookings')
  const navigate = useNavigateFromHere()
  const [take] = useTakeOverMutation()
  const form = useStaffForm({
    id: 'take-over',
    fields: [],
    send: () => take({ id: booking.booking_id }),
    success: t('done.take_over'),
    done: ({ task_id }) => navigate(`/staff/tasks/${task_id}`),
  })
  return (
    <StaffForm form={form} label={t('acts.take_over')} beside={beside} words="staff_bookings:take_over">
      <p className="text-sm">{t('take_over.text')}</p>
    </StaffForm>
  )
}

/** Refunds part of the payment without cancelling. Shows the card and the limit for one person first. */
function RefundForm(props: ActionFormProps) {
  const { booking, money } = props.found
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const { currency } = money.paid
  const fields: readonly FieldSpec[] = [
    {
      name: 'amount',
      kind: 'amount',
      usual: [0, 500],
      label: t('refund.amount', { currency }),
      hint: t('refund.most', { amount: isolate(formatMoney(money.left, language)) }),
    },
    { name: 'cause', kind: 'choice', options: REFUND_CAUSES },
    { name: 'reason', kind: 'long_text' },
  ]
  const actionForm = useActionForm(props, 'refund', {
    fields,
    values: { cause: 'goodwill' },
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...input }) => ({ ...input, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...actionForm} variant="danger">
      <p className="text-sm">{t('refund.text', { amount: isolate(formatMoney(money.alone, language)) })}</p>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('pay_now')}>
          <Price value={money.paid} />
        </Fact>
        <Fact label={t('refund.to')}>
          <CardText card={booking.card} />
        </Fact>
      </dl>
    </StaffForm>
  )
}

/** Corrects the driver’s details. Reports fields not sent to the supplier, and changes by colleagues since it was opened. */
function DriverForm(props: ActionFormProps) {
  const { booking_id: bookingId, driver } = props.found.booking
  if (!driver) return null
  return <CorrectDriver bookingId={bookingId} driver={correctedFields(driver)} {...props} />
}

type CorrectDriverProps = ActionFormProps & { bookingId: string; driver: DriverFields }

function CorrectDriver({ bookingId, driver, beside, onDone }: CorrectDriverProps) {
  const { t } = useTranslation('staff_mails')
  const colon = useColon()
  const [correct] = useCorrectDriverMutation()
  const [shown] = useState(driver)
  const changed = CORRECTED_FIELDS.filter((name) => textOf(shown[name]) !== textOf(driver[name]))
  const form = useStaffForm({
    id: 'driver',
    fields: FIELDS,
    values: { ...shown, tell_supplier: true },
    now: driver,
    send: async (input) => correct({ id: bookingId, was: driver, ...(input as DriverInput) }),
    success: ({ not_told, supplier }) =>
      not_told.length > 0
        ? t('driver.not_told', { fields: not_told.map((name) => t(`driver.${name}`)).join(' · ') })
        : t(supplier === 'asked' ? 'driver.asked' : 'driver.saved'),
    done: onDone,
  })
  return (
    <StaffForm
      form={form}
      label={t(changed.length > 0 ? 'driver.save_over' : 'driver.save')}
      beside={beside}
      words="staff_mails:driver"
    >
      {changed.length > 0 && (
        <Notice tone="careful" title={t('driver.changed_since')}>
          <ul className="mt-1 list-disc ps-5">
            {changed.map((name) => (
              <li key={name}>
                {t(`driver.${name}`)}
                {colon}
                {isolate(textOf(driver[name]))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </StaffForm>
  )
}

type DriverInput = DriverFields & { tell_supplier: boolean }

function textOf(value: DriverFields[CorrectedField]): string {
  return typeof value === 'object' && value !== null ? `${value.countryCode} ${value.phone}` : (value ?? '')
}
