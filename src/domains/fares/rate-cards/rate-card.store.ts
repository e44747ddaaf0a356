import type { VehicleImage } from '#domains/fleet/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { CardVersion } from '../fare/compute-fare.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import type { TripCategory } from '../categories.contract.ts'

/** A vehicle type that a city offers, with the applicable version of its card. */
export type OfferedVehicle = {
  vehicleType: { id: string; name: string; seats: number; bags: number; picture: VehicleImage }
  card: CardVersion
}

type VehicleQuery = {
  cityId: string
  category: TripCategory
  /** The company whose cards precede the public ones. */
  companyId: string | null
  /** Pick-up day on the city's clock, `YYYY-MM-DD`. */
  day: string
  language: Language
}

/**
 * Finds, for each vehicle type, the newest card version that starts on or before the pick-up day. A company's card takes
 * precedence.
 */
export async function findOfferedVehicles(
  db: Db,
  { cityId, category, companyId, day, language }: VehicleQuery,
): Promise<OfferedVehicle[]> {
  const rows = await db
    .selectFrom('rate_cards as c')
    .innerJoin('rate_card_versions as v', 'v.rate_card_id', 'c.id')
    .innerJoin('vehicle_types as t', 't.id', 'c.vehicle_type_id')
    .select(['c.id as card_id', 'v.id as version_id', 'v.version', 'v.content'])
    .select(['t.id', 't.name_en', 't.name_ar', 't.seats', 't.bags', 't.picture', 't.rank'])
    .distinctOn('c.vehicle_type_id')
    .where('c.city_id', '=', cityId)
    .where('c.category', '=', category)
    .where((one) => one.or([one('c.company_id', 'is', null), one('c.company_id', '=', companyId)]))
    .where('v.from_day', '<=', day)
    .where('t.hidden_at', 'is', null)
    .orderBy('c.vehicle_type_id')
    .orderBy(sql`c.company_id is null`)
    .orderBy('v.version', 'desc')
    .execute()
  return rows
    .toSorted((one, other) => one.rank - other.rank)
    .map((row) => ({
      vehicleType: {
        id: row.id,
        name: row[`name_${nameLanguage(language)}`],
        seats: row.seats,
        bags: row.bags,
        picture: row.picture,
      },
      card: cardOf(row),
    }))
}

/** Finds one version of a rate card. Versions never change. */
export async function findCardVersion(db: Db, versionId: string): Promise<CardVersion | null> {
  const row = await db
    .selectFrom('rate_card_versions')
    .select(['rate_card_id as card_id', 'id as version_id', 'version', 'content'])
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row ? cardOf(row) : null
}

type VersionRow = { card_id: string; version_id: string; version: number; content: object }

function cardOf({ card_id, version_id, version, content }: VersionRow): CardVersion {
  return { cardId: card_id, versionId: version_id, version, content: content as RateCardContent }
}
