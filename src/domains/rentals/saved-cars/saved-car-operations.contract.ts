import { z } from 'zod'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { RemoveCarQuery, SaveCarsBody, SaveCarsReply, SavedCarsReply } from './saved-car.contract.ts'

const shared = { path: '/user/saved-cars', access: 'account' } as const
const limit = { name: 'save-cars', perMinute: 60 } as const

export const listSavedCars = operation({
  ...shared,
  method: 'get',
  summary: 'The cars that the account has saved',
  limit: { name: 'saved-cars', perMinute: 120 },
  reply: [SavedCarsReply, 'Those whose pick-up day is not over'],
})

export const saveCars = operation({
  ...shared,
  method: 'put',
  summary: 'Add cars to those saved; again changes nothing',
  limit,
  body: SaveCarsBody,
  example: { items: [{ offer_id: EXAMPLE.secret, vehicle_name: 'Fiat 500' }] },
  reply: [SaveCarsReply, 'All saved cars, and which of those sent are not among them'],
})

export const removeSavedCar = operation({
  ...shared,
  method: 'delete',
  summary: 'Take a car off those saved; again changes nothing',
  limit,
  query: RemoveCarQuery,
  reply: [z.null(), 'It is not saved'],
  status: 204,
})
