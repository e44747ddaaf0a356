import { operation } from '#kernel/operation.ts'
import { recordExamples } from './record-examples.contract.ts'
import type { StaffRecord } from './record-fields.contract.ts'
import { staffRecordContracts } from './staff-record.contract.ts'

const recordOperation = {
  access: { staff: ['dispatch'] },
  limit: { name: 'staff-trip-records', perMinute: 300 },
} as const

/** Returns the operations for one kind of record: the vehicles, people and places of trips, maintained by the staff. */
export function staffRecordOperations(entity: StaffRecord) {
  const contracts = staffRecordContracts(entity)
  const examples = recordExamples(entity)
  const name = entity.replace('-', ' ')
  const writes = {
    ...recordOperation,
    method: 'post',
    reply: [contracts.record, 'As it is kept'],
    failures: {
      record_not_found: 404,
      record_changed: 409,
      record_exists: 409,
      record_refers_to_nothing: 422,
    },
  } as const
  return {
    list: operation({
      ...recordOperation,
      method: 'get',
      path: `/staff/trip-records/${entity}`,
      summary: `Trips: ${name}`,
      query: contracts.query,
      reply: [contracts.list, 'A page of them'],
    }),
    create: operation({
      ...writes,
      path: `/staff/trip-records/${entity}`,
      summary: `Trips: one more of the ${name}`,
      body: contracts.create,
      example: examples.create,
      status: 201,
    }),
    change: operation({
      ...writes,
      path: `/staff/trip-records/${entity}/{id}`,
      summary: `Trips: change, hide or show one of the ${name}`,
      params: contracts.params,
      body: contracts.change,
      example: examples.change,
    }),
  }
}
