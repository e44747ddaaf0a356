import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import type { BookTrip, BookTripFailure } from '../../journey/book-trip.service.ts'
import type { BookForCallerBody } from './book-for-caller.contract.ts'
import { callerUnknown } from './quote-for-caller.usecase.ts'
import type { TripCallers } from './trip-caller.store.ts'

type Order = Omit<BookForCallerBody, 'lang_id'> & { language: Language }

/**
 * Books a quote for a caller and returns the trip's id. Company rules for charging and approval apply as if the caller
 * had booked. The booking and its audit row share one transaction.
 */
export type BookForCaller = (order: Order, by: StaffActor) => Promise<Result<string, BookTripFailure>>

type Needs = { bookTrip: BookTrip; callers: Pick<TripCallers, 'find'>; staffWrite: StaffWrite }

export function bookForCaller({ bookTrip, callers, staffWrite }: Needs): BookForCaller {
  return async ({ profile_id: profileId, notice_lang_id: langId, language, ...order }, by) => {
    const caller = profileId === null ? null : await callers.find(profileId)
    if (profileId !== null && !caller) return callerUnknown()
    return bookTrip({
      ...order,
      metadata: {},
      booker: {
        asker: null,
        profileId: null,
        companyId: caller?.company?.id ?? null,
        isApprover: false,
        by: { staffId: by.staffId },
        findTraveller: async () => ({ profileId, langId, costCentre: caller?.cost_centre ?? null }),
        write: (work, { total }) =>
          staffWrite(by, async (tx, now) => {
            const id = await work(tx, now)
            const audited = id === null ? null : bookingOf(id, { total, payBy: order.pay_by, profileId })
            return { value: id, audited }
          }),
      },
      said: JSON.stringify({ ...order, profileId, langId }),
      apiKeyId: null,
      ledBy: null,
      key: null,
      language,
    })
  }
}

function bookingOf(id: string, after: object) {
  return { action: 'book_trip' as const, subject: { kind: 'trip' as const, id }, before: null, after }
}
