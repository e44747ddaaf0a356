import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isolate } from '#kernel/isolate.ts'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnTripMutation, type TripAct, type TypedAct } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'

type ActForm<Act extends TripAct> = {
  fields?: readonly FieldSpec[]
  values?: Values
  /** The body of what was typed; by default that itself. */
  body?: (values: Values) => TypedAct<Act>
}

/** The form of an act on the trip as it is shown, which says that it is done. */
export function useActForm<Act extends TripAct>(
  { trip, look, beside, onDone }: ActFormProps,
  act: Act,
  { fields = [], values, body = (typed) => typed }: ActForm<Act> = {},
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
    send: (typed) => send({ id, act, body: { ...body(typed), version } }),
    success: t(`done.${named}`, { reference: isolate(reference, 'ltr') }),
    ...(onDone && { done: onDone }),
  })
  return { form, label: t(`acts.${named}`), look, beside }
}
