import type { EmbeddingKey, TripCaller } from '#domains/identity/public.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { langIdOf, type Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookTrip, BookTripFailure } from './book-trip.service.ts'
import type { BookerStore } from './booker.store.ts'
import { askerOf } from './notices/notice-limits.ts'
import type { CreateTripBody } from './create-trip.contract.ts'

export type CreateTripOrder = CreateTripBody & {
  caller: TripCaller
  embeddingKey: EmbeddingKey | null
  /** Network address of the request. */
  network: string
  /** Value of the Idempotency-Key header. */
  key: string | null
  language: Language
}

/**
 * Books a quote for a trips user, who books for themselves or is booked for by an authorised person. Returns the trip's
 * id.
 */
export type CreateTrip = (order: CreateTripOrder) => Promise<Result<string, BookTripFailure>>

/**
 * Returns the partner whose widget is used for the booking, with the commission of its trips. Null if no partner has
 * the code now.
 */
export type FindTripPartner = (code: string, subId: string) => Promise<PartnerAttribution | null>

type Needs = {
  db: Db
  bookTrip: BookTrip
  bookers: Pick<BookerStore, 'profileFor'>
  findTripPartner: FindTripPartner
  clock: Clock
}

export function createTrip({ db, bookTrip, bookers, findTripPartner, clock }: Needs): CreateTrip {
  return async ({ caller, embeddingKey, network, key, language, profile_id: asked, ...order }) => {
    const profileId = asked ?? caller.profileId
    const partnerCode = embeddingKey?.partnerCode
    const ledBy = partnerCode ? await findTripPartner(partnerCode, order.sub_id ?? '') : null
    return bookTrip({
      ...order,
      // A partner's API key determines the widget, whatever the page sends.
      ...(partnerCode && { partner_code: partnerCode }),
      booker: {
        profileId: caller.profileId,
        companyId: caller.companyId,
        isApprover: caller.isSupervisor || caller.isAdmin,
        by: { profileId: caller.profileId },
        asker: askerOf(caller, network),
        async findTraveller() {
          const profile = await bookers.profileFor(db, caller, profileId)
          return profile && profileId === caller.profileId
            ? { ...profile, langId: langIdOf(language) }
            : profile
        },
        write: (work) => db.transaction().execute((tx) => work(tx, clock.now())),
      },
      said: JSON.stringify({ ...order, profileId }),
      apiKeyId: embeddingKey?.id ?? null,
      ledBy,
      key,
      language,
    })
  }
}
