import { z } from 'zod'
import { IdInPath } from '#kernel/contract.ts'

export const VehicleTypeParams = z.object({ id: z.string().max(40).meta({ example: 'sedan' }) })
export const MakeModelParams = z.object({ id: IdInPath })
export const RecordHeaders = z.object({
  language: z.string().optional().meta({ description: '`en` or `ar`; any other is answered in English' }),
})

const MakeModel = z.object({
  model_id: z.uuid(),
  make: z.string(),
  model: z.string(),
  seats: z.int(),
  bags: z.int(),
  fuel: z.string(),
})

/** A vehicle type with the models that it may be. */
export const VehicleTypeDetail = z
  .object({
    vehicle_type_id: z.string(),
    name: z.string(),
    seats: z.int(),
    bags: z.int(),
    models: z.array(MakeModel),
  })
  .meta({ id: 'VehicleTypeDetail' })
export type VehicleTypeDetail = z.infer<typeof VehicleTypeDetail>

export const MakeModelDetail = MakeModel.extend({
  vehicle_type: VehicleTypeDetail.pick({ vehicle_type_id: true, name: true }),
}).meta({ id: 'MakeModelDetail' })
export type MakeModelDetail = z.infer<typeof MakeModelDetail>
