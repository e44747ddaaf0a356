import { EXAMPLE } from '#kernel/examples.ts'
import { accountOf, PERSON } from '../accounts/account.ts'
import { enquirers } from '../content/enquiries.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { journey } from '../rentals/journey.ts'
import { tripsOf } from '../rentals/journeys.ts'
import { csrfOf } from '../accounts/next-auth-requests.ts'
import { addPartner } from '../accounts/partners.ts'
import { peopleOf } from '../accounts/people.ts'
import { addDeparture, addShuttleRoute } from '../trips/shuttles.ts'
import { openedTask } from '../staff/staff-area-requests.ts'
import { sentPriceRequest } from '../trips/price-request-requests.ts'
import { keyWith, profileOf } from '../trips/trip-people.ts'
import { tripToPay } from '../trips/trip-to-pay.ts'
import { modelWith, ownerWith } from '../trips/trip-vehicles.ts'
import { companyWithWallet } from '../trips/wallets.ts'
import { translationsOf } from '../content/translations.ts'
import type { DeclaredRoute } from './declared-routes.ts'

/**
 * The example that each JSON route declares, about rows that there are, and who may send it where. A route may still
 * reject it by its rules.
 */
export async function validBodies(app: TestApp) {
  const { offers, quote, cart } = journey(app)
  const token: string = (await accountOf(app).register()).body.token
  const { db } = app.database
  // A partner may call every route a traveller may, and more.
  await db.updateTable('users').set({ role: 'partner' }).execute()
  const { id, password_hash } = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', PERSON.email)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const partnerId = await addPartner(db, { code: 'VALID', owner: id, now })

  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'staff@example.com' })
  const { token: staffToken } = await people.tokenOf(staffId)
  const enquiryId: string = (await enquirers(app).send('/api/get_in_touch')).body.enquiry_id
  const priceRequestId = await sentPriceRequest(app)
  const shuttleId = await addShuttleRoute(db)
  const company_id = await companyWithWallet(app, { paidIn: 1_000_000 })
  const { token: tripToken, profileId: profile_id } = await profileOf(app, {
    companyId: company_id,
    isAdmin: true,
  })
  const trip_id = await (await tripsOf(app)).booked({ profileId: profile_id })
  const textId = await translationsOf(app).missing('A text that waits')

  const [offer] = await offers()
  const { quote_id } = await quote('Flexible')
  const { booking_id, price } = await cart(token, quote_id)
  const { csrfToken, headers } = await csrfOf(app)

  /** Replacements for ids and secrets of examples, by field. */
  const rows: Readonly<Record<string, unknown>> = {
    booking_id,
    quote_id,
    trip_id,
    company_id,
    profile_id,
    model_id: await modelWith(app),
    owner_id: await ownerWith(app),
    offer_id: offer?.offer_id,
    csrfToken,
  }
  const tooLittle = { accept_total: { ...price.total, amount: 1 } }
  /** Replacements that the field's name does not determine. */
  const ofRoute: Readonly<Record<string, object>> = {
    // Nothing is ordered, and no account deleted: either could be sent no more requests.
    '/api/user/order': tooLittle,
    '/api/user/without-credit-order': tooLittle,
    '/api/user/delete-account': { password: 'not theirs by any means' },
    '/api/user/modify-booking': { accept_total: price.total },
    '/api/trip-payment': (await tripToPay(app)).link,
    '/api/staff/trip-keys/revoke': { id: (await keyWith(app)).keyId },
    '/trips/api/o/soft-hard-update': { id: profile_id },
  }

  function bodyOf({ at, body }: DeclaredRoute): object {
    const read = JSON.stringify(body?.example, (field, value: unknown) =>
      value === EXAMPLE.id || value === EXAMPLE.secret ? (rows[field] ?? value) : value,
    )
    return { ...(JSON.parse(read) as object), ...ofRoute[at] }
  }

  /** The id in a path, by the part before it. */
  const ids: Readonly<Record<string, string>> = {
    enquiries: enquiryId,
    'price-requests': priceRequestId,
    partners: partnerId,
    people: await people.add({ role: 'staff', email: 'colleague@example.com' }),
    tasks: await openedTask(app, staffId),
    bookings: booking_id,
    departures: await addDeparture(db, { routeId: shuttleId, seats: 12 }),
    shuttles: shuttleId,
    trips: trip_id,
    translations: textId,
    wallets: company_id,
    companies: company_id,
    '{id}/people': profile_id,
  }

  /** The path of a route, about rows that there are. */
  function pathOf({ at }: DeclaredRoute): string {
    return at.replaceAll(/([\w-]+|\{id\}\/people)\/\{\w+\}/g, (part: string, before: string) =>
      part.replace(/\{\w+\}$/, ids[before] ?? EXAMPLE.id),
    )
  }

  function tokenFor({ access }: DeclaredRoute): string {
    if (access.admits === 'staff') return staffToken
    return access.admits === 'trip person' || access.admits === 'embedder' ? tripToken : token
  }

  /** Undoes what one body changed and would affect the next: another password, a link just mailed. */
  async function asBefore(): Promise<void> {
    await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await db.deleteFrom('window_counts').execute()
    await db
      .updateTable('enquiries')
      .set({ state: 'open', version: 1, owner_id: null, owned_at: null })
      .where('id', 'in', [enquiryId, priceRequestId])
      .execute()
    await db
      .updateTable('translations')
      .set({ state: 'missing', text: null, forms: null, version: 1 })
      .where('id', '=', textId)
      .execute()
  }

  return { headers, bodyOf, pathOf, tokenFor, asBefore }
}
