import { createElement, useState, type ReactNode } from 'react'
import { isolate } from '#kernel/isolate.ts'
import type { Money } from '#kernel/money.ts'
import { problemOf } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnBookingMutation, type MoneyAction, type ActionInput } from '../bookings.api.ts'
import { TravellerAndCard } from '../card-text.tsx'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'

/** Props of each action's form. `beside` is rendered next to its button and closes the form. */
export type ActionFormProps = { found: StaffBooking; onDone: () => void; beside: ReactNode }

type ActionForm<Action extends MoneyAction> = {
  fields: readonly FieldSpec[]
  values?: Values
  body: (values: Values) => ActionInput<Action>
  /** Amounts that are refunded, from the form's values. */
  sums: (values: Values) => readonly Money[]
}

/**
 * Creates the form of an action that moves a booking's money. Its toast reports that the action is done or waits for a
 * second person. An idempotency key prevents a second execution.
 */
export function useActionForm<Action extends MoneyAction>(
  { found: { booking }, beside, onDone }: ActionFormProps,
  action: Action,
  { fields, values, body, sums }: ActionForm<Action>,
) {
  const { t } = useTranslation('staff_bookings')
  const [send] = useActOnBookingMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { booking_id: id, reference, price } = booking
  const moneyAction: MoneyAction = action
  const form = useStaffForm({
    id: action.replace('_', '-'),
    fields,
    values,
    currency: price.total.currency,
    mayBeGone: true,
    moves: (input) => ({
      sums: sums(input),
      who: createElement(TravellerAndCard, { booking }),
    }),
    send: async (input) => {
      const answer = await send({ id, act: action, key, body: body(input) })
      // A call that the API rejected moved no money: the next attempt needs a new key.
      if (problemOf(answer.error)) setKey(crypto.randomUUID())
      return answer
    },
    success: ({ waits }) =>
      t(waits ? 'done.waits' : `done.${moneyAction}`, { reference: isolate(reference, 'ltr') }),
    done: onDone,
  })
  return { form, label: t(`acts.${moneyAction}`), beside, words: `staff_bookings:${moneyAction}` }
}
