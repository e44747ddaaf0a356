import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { createElement, type ReactNode } from 'react'
import { isolate } from '#kernel/isolate.ts'
import type { Money } from '#kernel/money.ts'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnTripMutation, type TripAct, type TypedAct } from '../trips.api.ts'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { ButtonLook } from '#ui/button.tsx'

/** Props of each action's form. `beside` is rendered next to its button and closes the form. */
export type ActFormProps = {
  trip: StaffTrip
  look: ButtonLook
  onDone?: (() => void) | undefined
  beside?: ReactNode
}

type ActForm<Act extends TripAct> = {
  fields?: readonly FieldSpec[]
  values?: Values
  /** The body of what was typed; by default that itself. */
  body?: (values: Values) => TypedAct<Act>
  /** Amounts that are moved or billed, from the form's values. */
  sums?: (values: Values) => readonly Money[]
}

/** The form of an act on the trip as it is shown, which says that it is done. */
export function useActForm<Act extends TripAct>(
  { trip, look, beside, onDone }: ActFormProps,
  act: Act,
  { fields = [], values, body = (typed) => typed, sums }: ActForm<Act> = {},
) {
  const { t } = useTranslation('dispatch')
  const [send] = useActOnTripMutation()
  const { trip_id: id, version, reference } = trip
  const named: TripAct = act
  const form = useStaffForm({
    id: act.replace('_', '-'),
    fields,
    values,
    currency: trip.fare.total.currency,
    mayBeGone: true,
    moves: sums && ((typed) => ({ sums: sums(typed), who: createElement('bdi', null, payerOf(trip)) })),
    send: (typed) => send({ id, act, body: { ...body(typed), version } }),
    success: t(`done.${named}`, { reference: isolate(reference, 'ltr') }),
    ...(onDone && { done: onDone }),
  })
  return { form, label: t(`acts.${named}`), look, beside }
}

/** The payer of a trip, who also receives its refunds. */
function payerOf({ pay_by, company, traveller }: ActFormProps['trip']): string {
  return pay_by === 'wallet' && company ? company.name : traveller.name
}
