import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './vehicle-operations.contract.ts'
import { findVehicleModel, findVehicleType } from './vehicle-read.store.ts'

/** Format of a vehicle type's id, chosen by the seed or the staff. */
const TYPE_ID = /^[a-z0-9-]{1,40}$/

const notFound = fail({ code: 'vehicle_not_found' } as const)

/** Reads a vehicle type with its models, unless it is hidden. */
export async function readVehicleType(
  { db }: Pick<App, 'db'>,
  { params: { id }, language }: Call<typeof operations.readVehicleType>,
) {
  const type = TYPE_ID.test(id) ? await findVehicleType(db, id, language) : null
  return type ? ok(type) : notFound
}

/** Reads a make and model, unless it or its type is hidden. */
export async function readVehicleModel(
  { db }: Pick<App, 'db'>,
  { params, language }: Call<typeof operations.readVehicleModel>,
) {
  const model = await findVehicleModel(db, params.id, language)
  return model ? ok(model) : notFound
}
