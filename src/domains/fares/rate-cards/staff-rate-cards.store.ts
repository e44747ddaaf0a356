import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import type { RateCard, RateCards } from './staff-rate-card.contract.ts'
import type { CardCategory } from '../categories.contract.ts'

const LISTED_VERSIONS = 50

export type RateCardFilter = {
  cityId?: string | undefined
  category?: CardCategory | undefined
  vehicleTypeId?: string | undefined
  /** `none`: public cards. */
  companyId?: string | undefined
  after?: string | undefined
  pageSize: number
}

type CardKey = {
  cityId: string
  category: CardCategory
  vehicleTypeId: string
  companyId: string | null
}

export type NewVersion = CardKey & {
  /** The newest version known to its author. */
  base: number
  fromDay: string
  content: RateCardContent
  by: string | null
  now: Temporal.Instant
}

/** Existing records that a card refers to. */
export type CardContext = {
  city: { currency: string; timeZone: string } | null
  hasVehicleType: boolean
  hasCompany: boolean
  zoneIds: ReadonlySet<string>
}

/** Lists rate cards for the staff, in the order of their creation, with the version that applies now. */
export async function selectRateCards(
  db: Db,
  filter: RateCardFilter,
  now: Temporal.Instant,
): Promise<RateCards> {
  const { cityId, category, vehicleTypeId, companyId, after, pageSize } = filter
  const today = sql<string>`(${now}::timestamptz at time zone cities.time_zone)::date`
  const rows = await selectCards(db)
    .select((one) => newestVersion(one).as('newest'))
    .select((one) => newestVersion(one).where('v.from_day', '<=', today).as('holding'))
    .$if(cityId !== undefined, (all) => all.where('c.city_id', '=', cityId ?? ''))
    .$if(category !== undefined, (all) => all.where('c.category', '=', category ?? 2))
    .$if(vehicleTypeId !== undefined, (all) => all.where('c.vehicle_type_id', '=', vehicleTypeId ?? ''))
    .$if(companyId === 'none', (all) => all.where('c.company_id', 'is', null))
    .$if(companyId !== undefined && companyId !== 'none', (all) =>
      all.where('c.company_id', '=', companyId ?? ''),
    )
    .$if(after !== undefined, (all) => all.where('c.id', '>', after ?? ''))
    .orderBy('c.id')
    .limit(pageSize + 1)
    .execute()
  const found = rows.map((row) => ({
    ...cardOf(row),
    newest: row.newest as RateCards['items'][number]['newest'],
    holding: row.holding as RateCards['items'][number]['holding'],
  }))
  return keyedPageOf(found, pageSize, ({ id }) => id)
}

/** Finds a rate card with its latest versions. Null if unknown. */
export async function findRateCard(db: Db, id: string): Promise<RateCard | null> {
  const row = await selectCards(db).select('cities.currency').where('c.id', '=', id).executeTakeFirst()
  if (!row) return null
  const versions = await db
    .selectFrom('rate_card_versions')
    .select(['id', 'version', 'from_day', 'content', 'published_at', 'published_by'])
    .where('rate_card_id', '=', id)
    .orderBy('version', 'desc')
    .limit(LISTED_VERSIONS)
    .execute()
  return {
    ...cardOf(row),
    currency: row.currency,
    versions: versions.map((version) => ({
      ...version,
      content: version.content as RateCardContent,
      published_at: version.published_at.toString(),
    })),
  }
}

/** Finds the records that a card refers to. */
export async function findCardContext(
  db: Db,
  { cityId, vehicleTypeId, companyId }: CardKey,
): Promise<CardContext> {
  const [city, vehicleType, company, zones] = await Promise.all([
    db.selectFrom('cities').select(['currency', 'time_zone']).where('id', '=', cityId).executeTakeFirst(),
    db.selectFrom('vehicle_types').select('id').where('id', '=', vehicleTypeId).executeTakeFirst(),
    companyId === null
      ? true
      : db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst(),
    db.selectFrom('trip_zones').select('id').where('city_id', '=', cityId).execute(),
  ])
  return {
    city: city ? { currency: city.currency, timeZone: city.time_zone } : null,
    hasVehicleType: vehicleType !== undefined,
    hasCompany: company !== undefined,
    zoneIds: new Set(zones.map(({ id }) => id)),
  }
}

/**
 * Publishes the version after `base`, in the caller's transaction. Null if a newer one exists. Published versions never
 * change.
 */
export async function publishVersion(
  tx: Db,
  version: NewVersion,
): Promise<{ cardId: string; versionId: string } | null> {
  const { cityId, category, vehicleTypeId, companyId, base, fromDay, content, by, now } = version
  await tx
    .insertInto('rate_cards')
    .values({
      id: newId(),
      city_id: cityId,
      category,
      vehicle_type_id: vehicleTypeId,
      company_id: companyId,
      created_at: now,
    })
    .onConflict((same) => same.doNothing())
    .execute()
  // The next publication waits here, and then sees this version.
  const { id: cardId } = await tx
    .selectFrom('rate_cards')
    .select('id')
    .where('city_id', '=', cityId)
    .where('category', '=', category)
    .where('vehicle_type_id', '=', vehicleTypeId)
    .where('company_id', 'is not distinct from', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const newest = await tx
    .selectFrom('rate_card_versions')
    .select((one) => one.fn.max('version').as('version'))
    .where('rate_card_id', '=', cardId)
    .executeTakeFirst()
  if ((newest?.version ?? 0) !== base) return null
  const versionId = newId()
  await tx
    .insertInto('rate_card_versions')
    .values({
      id: versionId,
      rate_card_id: cardId,
      version: base + 1,
      from_day: fromDay,
      content,
      published_at: now,
      published_by: by,
    })
    .execute()
  return { cardId, versionId }
}

function selectCards(db: Db) {
  return db
    .selectFrom('rate_cards as c')
    .innerJoin('cities', 'cities.id', 'c.city_id')
    .leftJoin('companies as o', 'o.id', 'c.company_id')
    .select(['c.id', 'c.city_id', 'c.category', 'c.vehicle_type_id', 'o.id as company_id', 'o.name'])
}

/** Selects the newest version of a card `c`, as JSON. */
function newestVersion(one: ExpressionBuilder<Tables & { c: Tables['rate_cards'] }, 'c'>) {
  return one
    .selectFrom('rate_card_versions as v')
    .select(sql<object>`json_build_object('version', v.version, 'from_day', v.from_day)`.as('version'))
    .whereRef('v.rate_card_id', '=', 'c.id')
    .orderBy('v.version', 'desc')
    .limit(1)
}

type CardRow = {
  id: string
  city_id: string
  category: number
  vehicle_type_id: string
  company_id: string | null
  name: string | null
}

function cardOf({ id, city_id, category, vehicle_type_id, company_id, name }: CardRow) {
  return {
    id,
    city_id,
    category: category as CardCategory,
    vehicle_type_id,
    company: company_id === null ? null : { id: company_id, name: name ?? '' },
  }
}
