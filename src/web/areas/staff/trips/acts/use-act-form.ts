import { useTranslation } from 'react-i18next'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toast.ts'
import type { Values } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useActOnTripMutation, type TripActRequest } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'

type ActForm = {
  fields?: readonly FieldSpec[]
  values?: Values
  /** The body of what was typed; by default that itself. */
  body?: (values: Values) => Values
}

/**
 * The form of an act on the trip as it is shown; says that it is done. What a colleague was quicker with is said apart,
 * as the form may be gone with it.
 */
export function useActForm(
  { trip, onDone }: Pick<ActFormProps, 'trip' | 'onDone'>,
  act: TripActRequest['act'],
  { fields = [], values, body = (typed) => typed }: ActForm = {},
) {
  const { t } = useTranslation('dispatch')
  const words = useErrorWords()
  const [send] = useActOnTripMutation()
  const { trip_id: id, version, reference } = trip
  return useStaffForm({
    id: act.replace('_', '-'),
    fields,
    values,
    send: async (typed) => {
      // The API alone judges what is typed.
      const answer = await send({ id, act, version, ...body(typed) } as unknown as TripActRequest)
      if (!answer.error) {
        toast.success(t(`done.${act}`, { reference: `\u2066${reference}\u2069` }))
        onDone?.()
      } else if (problemOf(answer.error)?.status === 409) toast.error(words(answer.error))
      return answer
    },
  })
}
