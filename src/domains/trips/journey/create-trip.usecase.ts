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
  /** From which the request came. */
  network: string
  /** The Idempotency-Key. */
  key: string | null
  language: Language
}

/** Books a quote for one of the trips' people, by themselves or by who may book for them; answers the trip's id. */
export type CreateTrip = (order: CreateTripOrder) => Promise<Result<string, BookTripFailure>>

/** The partner whose widget a trip is booked in, with what its trips earn; null: nobody has the code, or has it no more. */
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
      // A partner's key says whose widget it is, whatever the page says.
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
