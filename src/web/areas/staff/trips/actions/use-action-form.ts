import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { createElement, type ReactNode } from 'react'
import { isolate } from '#kernel/isolate.ts'
import type { Money } from '#kernel/money.ts'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnTripMutation, type TripAction, type ActionInput } from '../trips.api.ts'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { ButtonVariant } from '#ui/button.tsx'

/** Props of each action's form. `beside` is rendered next to its button and closes the form. */
export type ActionFormProps = {
  trip: StaffTrip
  variant: ButtonVariant
  onDone?: (() => void) | undefined
  beside?: ReactNode
}

type ActionForm<Action extends TripAction> = {
  fields?: readonly FieldSpec[]
  values?: Values
  /** Converts the form values to the body; by default unchanged. */
  body?: (values: Values) => ActionInput<Action>
  /** Amounts that are moved or billed, from the form's values. */
  sums?: (values: Values) => readonly Money[]
}

/** Creates the form of an action on the trip; sends the version that is shown. A toast confirms the result. */
export function useActionForm<Action extends TripAction>(
  { trip, variant, beside, onDone }: ActionFormProps,
  action: Action,
  { fields = [], values, body = (input) => input, sums }: ActionForm<Action> = {},
) {
  const { t } = useTranslation('dispatch')
  const [send] = useActOnTripMutation()
  const { trip_id: id, version, reference } = trip
  const tripAction: TripAction = action
  const form = useStaffForm({
    id: action.replace('_', '-'),
    fields,
    values,
    currency: trip.fare.total.currency,
    mayBeGone: true,
    moves: sums && ((input) => ({ sums: sums(input), who: createElement('bdi', null, payerOf(trip)) })),
    send: (input) => send({ id, act: action, body: { ...body(input), version } }),
    success: t(`done.${tripAction}`, { reference: isolate(reference, 'ltr') }),
    ...(onDone && { done: onDone }),
  })
  return { form, label: t(`acts.${tripAction}`), variant, beside }
}

/** Returns the payer of a trip, who also receives its refunds. */
function payerOf({ pay_by, company, traveller }: ActionFormProps['trip']): string {
  return pay_by === 'wallet' && company ? company.name : traveller.name
}
