import { fareFieldMessages, quoteTrip, type QuoteApp } from '#domains/fares/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { bookTrip, type BookingApp } from '../../journey/book-trip.service.ts'
import { staffTripReply } from '../read-staff-trip.usecase.ts'
import type * as operations from './caller-operations.contract.ts'
import { findCaller, searchCallers } from './trip-caller.store.ts'

const noSuchCaller = fail({ code: 'profile_not_found', detail: 'There is no such caller' } as const)

/** Finds trips users for the dispatcher who answers the telephone. */
export async function findTripCallers(
  { db }: Pick<App, 'db'>,
  { query }: Call<typeof operations.findTripCallers>,
) {
  return { items: await searchCallers(db, query.search) }
}

/** Quotes a trip for a caller, by the rate cards of the caller's company, if any. */
export async function quoteForCaller(
  app: QuoteApp,
  { body: { request, profile_id: profileId }, language }: Call<typeof operations.quoteForCaller>,
) {
  const caller = profileId === null ? null : await findCaller(app.db, profileId)
  if (profileId !== null && !caller) return noSuchCaller
  const companyId = caller?.company?.id ?? null
  const quoted = await quoteTrip(app, { request, companyId, language, networkAddress: null })
  if (quoted.ok) return quoted
  const { code, path } = quoted.failure
  const message = fareFieldMessages[code][language]
  return fail({ code, detail: message, faults: [{ path: `request.${path}`, code, message }] })
}

/**
 * Books a quote for a caller. Company rules for charging and approval apply as if the caller had booked. The booking and
 * its audit row share one transaction.
 */
export async function bookForCaller(
  app: BookingApp,
  { body, by, language }: Call<typeof operations.bookForCaller>,
) {
  const { profile_id: profileId, notice_lang_id: langId, lang_id: _, ...order } = body
  const caller = profileId === null ? null : await findCaller(app.db, profileId)
  if (profileId !== null && !caller) return noSuchCaller
  const booked = await bookTrip(app, {
    ...order,
    metadata: {},
    booker: {
      requester: null,
      profileId: null,
      companyId: caller?.company?.id ?? null,
      isApprover: false,
      by: { staffId: by.staffId },
      findTraveller: async () => ({ profileId, langId, costCentre: caller?.cost_centre ?? null }),
      write: (work, { total }) =>
        writeAudited(app, by, async (tx, now, audit) => {
          const id = await work(tx, now)
          if (id === null) return null
          const after = { total, payBy: order.pay_by, profileId }
          await audit({ action: 'book_trip', subject: { kind: 'trip', id }, before: null, after })
          return id
        }),
    },
    text: JSON.stringify({ ...order, profileId, langId }),
    apiKeyId: null,
    attribution: null,
    key: null,
    language,
  })
  return booked.ok ? staffTripReply(app, booked.value, language) : booked
}
