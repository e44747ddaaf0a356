import { useTranslation } from 'react-i18next'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toast.ts'
import { useActOnTripMutation, type TripActRequest } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'

type Act = TripActRequest['act']
type BodyOf<Name extends Act> = Omit<Extract<TripActRequest, { act: Name }>, 'id' | 'act' | 'version'>

/**
 * Sends an act on the trip as it is shown, and says that it is done. What a colleague was quicker with is said apart, as
 * the form may be gone with it.
 */
export function useAct<Name extends Act>({ trip, onDone }: Pick<ActFormProps, 'trip' | 'onDone'>, act: Name) {
  const { t } = useTranslation('dispatch')
  const words = useErrorWords()
  const [send] = useActOnTripMutation()
  const { trip_id: id, version, reference } = trip
  return async (body: BodyOf<Name>) => {
    const answer = await send({ id, act, version, ...body } as unknown as TripActRequest)
    if (!answer.error) {
      const done: `done.${Act}` = `done.${act}`
      toast.success(t(done, { reference: `\u2066${reference}\u2069` }))
      onDone?.()
    } else if (problemOf(answer.error)?.status === 409) toast.error(words(answer.error))
    return answer
  }
}
