import type { PlanFailure, QuoteTrip, AskedTripRequest, TripQuote } from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { TripCallers } from './trip-caller.store.ts'

export type CallerUnknown = { code: 'profile_not_found'; detail: string }
export type QuoteForCallerFailure = PlanFailure | CallerUnknown

/** Quotes a trip for a caller, by the rate cards of the caller's company, if any. */
export type QuoteForCaller = (asked: {
  request: AskedTripRequest
  profileId: string | null
  language: Language
}) => Promise<Result<TripQuote, QuoteForCallerFailure>>

type Needs = { quoteTrip: QuoteTrip; callers: Pick<TripCallers, 'find'> }

export function quoteForCaller({ quoteTrip, callers }: Needs): QuoteForCaller {
  return async ({ request, profileId, language }) => {
    const caller = profileId === null ? null : await callers.find(profileId)
    if (profileId !== null && !caller) return callerUnknown()
    return quoteTrip({ request, companyId: caller?.company?.id ?? null, language, networkAddress: null })
  }
}

export function callerUnknown() {
  return fail({ code: 'profile_not_found', detail: 'There is no such caller' } as const)
}
