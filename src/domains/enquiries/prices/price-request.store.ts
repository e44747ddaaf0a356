import type { TripRequestInput } from '#domains/fares/public.ts'
import { money, type Money } from '#kernel/money.ts'
import type { LangId } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { EnquiryState } from '../enquiry.contract.ts'
import type { PRICE_REQUEST_STATES } from './staff-price-request.contract.ts'

type State = (typeof PRICE_REQUEST_STATES)[number]

/** The content of a price request's form, as stored with the enquiry. */
export type PriceRequestContent = {
  request: TripRequestInput
  party: number
  phone: { countryCode: string; phone: string }
  route: string
}

export type StoredOffer = { quoteId: string; total: Money; expiresAt: Temporal.Instant }

export type StoredPriceRequest = {
  id: string
  number: string
  state: EnquiryState
  version: number
  langId: LangId
  name: string
  email: string
  message: string
  content: PriceRequestContent
  timeZone: string
  pickUpAt: Temporal.Instant
  companyId: string | null
  companyName: string | null
  /** The company's id in URLs of the widget. */
  corpId: string | null
  offer: StoredOffer | null
  createdAt: Temporal.Instant
}

/** Enquiry states behind each state at the desk. */
const STATES: Readonly<Record<State, readonly EnquiryState[]>> = {
  open: ['new', 'open'],
  answered: ['answered'],
  closed: ['closed'],
}

export async function insertPriceRequest(
  tx: Db,
  row: { enquiryId: string; timeZone: string; pickUpAt: Temporal.Instant; companyId: string | null },
): Promise<void> {
  await tx
    .insertInto('trip_price_requests')
    .values({
      enquiry_id: row.enquiryId,
      time_zone: row.timeZone,
      pick_up_at: row.pickUpAt,
      company_id: row.companyId,
    })
    .execute()
}

/** Lists a page of requests and one extra row: open ones by pick-up, earliest first; others newest first. */
export async function listRequests(
  db: Db,
  state: State,
  after: string | undefined,
  limit: number,
): Promise<StoredPriceRequest[]> {
  const matching = rows(db)
    .where('e.state', 'in', STATES[state])
    .limit(limit + 1)
  if (state !== 'open')
    return toRequests(
      await matching
        .$if(after !== undefined, (query) => query.where('e.id', '<', after ?? ''))
        .orderBy('e.id', 'desc')
        .execute(),
    )
  const last = after === undefined ? undefined : await rows(db).where('e.id', '=', after).executeTakeFirst()
  return toRequests(
    await matching
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('p.pick_up_at', 'e.id'), '>', tuple(last?.pick_up_at ?? (null as never), after ?? '')),
        ),
      )
      .orderBy('p.pick_up_at')
      .orderBy('e.id')
      .execute(),
  )
}

export async function countOpenRequests(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('trip_price_requests as p')
    .innerJoin('enquiries as e', 'e.id', 'p.enquiry_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('e.state', 'in', STATES.open)
    .executeTakeFirstOrThrow()
  return open
}

export async function findPriceRequest(db: Db, id: string): Promise<StoredPriceRequest | null> {
  return toRequests(await rows(db).where('e.id', '=', id).execute())[0] ?? null
}

export async function storeOffer(
  tx: Db,
  enquiryId: string,
  { quoteId, total, expiresAt }: StoredOffer,
): Promise<void> {
  await tx
    .updateTable('trip_price_requests')
    .set({
      offer_quote_id: quoteId,
      offer_total: total.amount,
      offer_currency: total.currency,
      offer_expires_at: expiresAt,
    })
    .where('enquiry_id', '=', enquiryId)
    .execute()
}

/** Returns the ids of trips that were booked by quotes, by the ids of the quotes. */
export async function findQuotedTrips(
  db: Db,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (quoteIds.length === 0) return new Map()
  const hashes = new Map(quoteIds.map((id) => [sha256(id).toString('hex'), id]))
  const found = await db
    .selectFrom('trips')
    .select(['id', 'quote_hash'])
    .where('quote_hash', 'in', quoteIds.map(sha256))
    .execute()
  return new Map(found.map(({ id, quote_hash }) => [hashes.get(quote_hash?.toString('hex') ?? '') ?? '', id]))
}

export async function listReplies(
  db: Db,
  id: string,
): Promise<{ message: string; created_at: Temporal.Instant }[]> {
  return db
    .selectFrom('enquiry_replies')
    .select(['message', 'created_at'])
    .where('enquiry_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Selects price requests, except those from suspected bots. */
function rows(db: Db) {
  return db
    .selectFrom('trip_price_requests as p')
    .innerJoin('enquiries as e', 'e.id', 'p.enquiry_id')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .select(['e.id', 'e.number', 'e.state', 'e.version', 'e.lang_id', 'e.name', 'e.email', 'e.message'])
    .select(['e.content', 'e.created_at', 'p.time_zone', 'p.pick_up_at', 'p.company_id', 'c.corp_id'])
    .select(['c.name as company_name', 'p.offer_quote_id', 'p.offer_total', 'p.offer_currency'])
    .select('p.offer_expires_at')
    .where('e.state', '!=', 'spam')
}

type Row = RowOf<typeof rows>

function toRequests(found: readonly Row[]): StoredPriceRequest[] {
  return found.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    version: row.version,
    langId: row.lang_id as LangId,
    name: row.name ?? '',
    email: row.email ?? '',
    message: row.message,
    content: row.content as PriceRequestContent,
    timeZone: row.time_zone,
    pickUpAt: row.pick_up_at,
    companyId: row.company_id,
    companyName: row.company_name,
    corpId: row.corp_id,
    offer: offerOf(row),
    createdAt: row.created_at,
  }))
}

function offerOf(row: Row): StoredOffer | null {
  const { offer_quote_id: quoteId, offer_total: total, offer_currency: currency, offer_expires_at: at } = row
  if (quoteId === null || total === null || currency === null || at === null) return null
  return { quoteId, total: money(total, currency), expiresAt: at }
}
