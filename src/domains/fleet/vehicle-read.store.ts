import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { MakeModelDetail, VehicleTypeDetail } from './vehicle.contract.ts'

function modelsIn(db: Db) {
  return db
    .selectFrom('vehicle_models as m')
    .select(['m.id as model_id', 'm.make', 'm.model', 'm.seats', 'm.bags', 'm.fuel'])
    .where('m.hidden_at', 'is', null)
}

/** Finds a vehicle type with its models. Null if it does not exist or is hidden. */
export async function findVehicleType(
  db: Db,
  id: string,
  language: Language,
): Promise<VehicleTypeDetail | null> {
  const type = await db
    .selectFrom('vehicle_types')
    .select(['id as vehicle_type_id', `name_${nameLanguage(language)} as name`, 'seats', 'bags'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!type) return null
  const models = modelsIn(db).where('m.vehicle_type_id', '=', id).orderBy('m.make').orderBy('m.model')
  return { ...type, models: await models.execute() }
}

/** Finds a make and model. Null if it does not exist, or it or its type is hidden. */
export async function findVehicleModel(
  db: Db,
  id: string,
  language: Language,
): Promise<MakeModelDetail | null> {
  const row = await modelsIn(db)
    .innerJoin('vehicle_types as t', 't.id', 'm.vehicle_type_id')
    .select(['t.id as vehicle_type_id', `t.name_${nameLanguage(language)} as name`])
    .where('m.id', '=', id)
    .where('t.hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { vehicle_type_id, name, ...model } = row
  return { ...model, vehicle_type: { vehicle_type_id, name } }
}
