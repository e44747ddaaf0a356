import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { MakeModelDetail, VehicleTypeDetail } from './vehicle.contract.ts'

/** Types and models of vehicles that are not hidden; null: there is none. */
export type VehicleReads = {
  findType(id: string, language: Language): Promise<VehicleTypeDetail | null>
  findModel(id: string, language: Language): Promise<MakeModelDetail | null>
}

export function vehicleReads(db: Db): VehicleReads {
  const models = () =>
    db
      .selectFrom('vehicle_models as m')
      .select(['m.id as model_id', 'm.make', 'm.model', 'm.seats', 'm.bags', 'm.fuel'])
      .where('m.hidden_at', 'is', null)
  return {
    async findType(id, language) {
      const type = await db
        .selectFrom('vehicle_types')
        .select(['id as vehicle_type_id', `name_${language} as name`, 'seats', 'bags'])
        .where('id', '=', id)
        .where('hidden_at', 'is', null)
        .executeTakeFirst()
      if (!type) return null
      const ofType = models().where('m.vehicle_type_id', '=', id).orderBy('m.make').orderBy('m.model')
      return { ...type, models: await ofType.execute() }
    },

    async findModel(id, language) {
      const row = await models()
        .innerJoin('vehicle_types as t', 't.id', 'm.vehicle_type_id')
        .select(['t.id as vehicle_type_id', `t.name_${language} as name`])
        .where('m.id', '=', id)
        .where('t.hidden_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      const { vehicle_type_id, name, ...model } = row
      return { ...model, vehicle_type: { vehicle_type_id, name } }
    },
  }
}
