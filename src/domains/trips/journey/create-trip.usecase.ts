import type { PartnerAttribution } from '#domains/attribution/public.ts'
import { langIdOf } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { bookTrip, type BookingApp } from './book-trip.service.ts'
import { findBookedProfile } from './booker.store.ts'
import { requesterOf } from './notices/notice-limits.ts'
import { readTrip } from './read-trip.usecase.ts'
import type * as operations from './trip-operations.contract.ts'

declare module '#platform/app.ts' {
  interface App {
    /**
     * Returns the partner whose widget is used for the booking, with the commission of its trips. Null if no partner has
     * the code now.
     */
    findTripPartner: (code: string, subId: string) => Promise<PartnerAttribution | null>
  }
}

/** Books a quote for a trips user, who books for themselves or is booked for by an authorised person. */
export async function createTrip(
  app: BookingApp & Pick<App, 'findTripPartner'>,
  call: Call<typeof operations.createTrip>,
) {
  const { db, clock } = app
  const { caller, embeddingKey, network, idempotencyKey: key, language } = call
  const { profile_id: requested, ...order } = call.body
  const profileId = requested ?? caller.profileId
  const partnerCode = embeddingKey?.partnerCode
  const attribution = partnerCode ? await app.findTripPartner(partnerCode, order.sub_id ?? '') : null
  const booked = await bookTrip(app, {
    ...order,
    // A partner's API key determines the widget, whatever the page sends.
    ...(partnerCode && { partner_code: partnerCode }),
    booker: {
      profileId: caller.profileId,
      companyId: caller.companyId,
      isApprover: caller.isSupervisor || caller.isAdmin,
      by: { profileId: caller.profileId },
      requester: requesterOf(caller, network),
      async findTraveller() {
        const profile = await findBookedProfile(db, caller, profileId)
        return profile && profileId === caller.profileId
          ? { ...profile, langId: langIdOf(language) }
          : profile
      },
      write: (work) => db.transaction().execute((tx) => work(tx, clock.now())),
    },
    text: JSON.stringify({ ...order, profileId }),
    apiKeyId: embeddingKey?.id ?? null,
    attribution,
    key,
    language,
  })
  return booked.ok ? readTrip(app, { ...call, params: { id: booked.value } }) : booked
}
