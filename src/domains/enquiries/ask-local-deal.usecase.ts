import type { Location } from '#domains/rentals/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { LocalDeal } from './checked-enquiry.contract.ts'
import { localDealForm } from './filled-form.ts'
import type { Sending, SentEnquiry } from './keep-enquiry.service.ts'
import type { SendEnquiry } from './send-enquiry.usecase.ts'

export type LocalDealFailure =
  | { code: 'location_not_found'; detail: string }
  | { code: 'pick_up_in_the_past'; detail: string }
  | { code: 'pick_up_too_far'; detail: string }
  | { code: 'drop_off_before_pick_up'; detail: string }

/** Asks local suppliers, through us, for cars at a place; its dates are days there. */
export type AskLocalDeal = (
  body: LocalDeal,
  sending: Sending,
) => Promise<Result<SentEnquiry, LocalDealFailure>>

type Needs = {
  place: (id: string, language: Language) => Location | null
  sendEnquiry: SendEnquiry
  clock: Clock
}

const FURTHEST_DAYS = 540

export function askLocalDeal({ place, sendEnquiry, clock }: Needs): AskLocalDeal {
  return async (body, sending) => {
    const language = languageOf(sending.langId)
    const location = place(body.pickup_id, language)
    if (!location) return fail({ code: 'location_not_found', detail: `There is no ${body.pickup_id}` })
    const today = clock.now().toZonedDateTimeISO(location.time_zone).toPlainDate()
    if (body.pickup_date < today.toString())
      return fail({ code: 'pick_up_in_the_past', detail: `Today is ${today} there` })
    if (body.pickup_date > today.add({ days: FURTHEST_DAYS }).toString())
      return fail({ code: 'pick_up_too_far', detail: `At most ${FURTHEST_DAYS} days ahead` })
    if (body.dropoff_date < body.pickup_date)
      return fail({ code: 'drop_off_before_pick_up', detail: 'The dates are the wrong way round' })
    return ok(await sendEnquiry(localDealForm(body, { place: location.name, language }), sending))
  }
}
