import { createElement, useState, type ReactNode } from 'react'
import { isolate } from '#kernel/isolate.ts'
import type { Money } from '#kernel/money.ts'
import { problemOf } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnBookingMutation, type MoneyAct, type TypedAct } from '../bookings.api.ts'
import { TravellerAndCard } from '../card-text.tsx'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'

/** Props of each action's form. `beside` is rendered next to its button and closes the form. */
export type ActFormProps = { found: StaffBooking; onDone: () => void; beside: ReactNode }

type ActForm<Act extends MoneyAct> = {
  fields: readonly FieldSpec[]
  values?: Values
  body: (values: Values) => TypedAct<Act>
  /** Amounts that are refunded, from the form's values. */
  sums: (values: Values) => readonly Money[]
}

/**
 * The form of an act on the money of the booking as it is shown, which says that it is done, or that it waits for a second
 * person; sent twice, it acts once.
 */
export function useActForm<Act extends MoneyAct>(
  { found: { booking }, beside, onDone }: ActFormProps,
  act: Act,
  { fields, values, body, sums }: ActForm<Act>,
) {
  const { t } = useTranslation('staff_bookings')
  const [send] = useActOnBookingMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { booking_id: id, reference, price } = booking
  const named: MoneyAct = act
  const form = useStaffForm({
    id: act.replace('_', '-'),
    fields,
    values,
    currency: price.total.currency,
    mayBeGone: true,
    moves: (typed) => ({
      sums: sums(typed),
      who: createElement(TravellerAndCard, { booking }),
    }),
    send: async (typed) => {
      const answer = await send({ id, act, key, body: body(typed) })
      // A call that the API rejected moved no money: the next attempt needs a new key.
      if (problemOf(answer.error)) setKey(crypto.randomUUID())
      return answer
    },
    success: ({ waits }) =>
      t(waits ? 'done.waits' : `done.${named}`, { reference: isolate(reference, 'ltr') }),
    done: onDone,
  })
  return { form, label: t(`acts.${named}`), beside, words: `staff_bookings:${named}` }
}
