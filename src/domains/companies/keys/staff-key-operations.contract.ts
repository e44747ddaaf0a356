import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './staff-key.contract.ts'

const shared = { access: { staff: ['partners'] }, tags: ['STAFF_TRIP_KEYS'] } as const
const limit = { name: 'staff-trip-keys', perMinute: 120 } as const

export const listTripKeys = operation({
  ...shared,
  method: 'get',
  path: '/staff/trip-keys',
  summary: 'Embedding keys for trips, the newest first',
  query: contract.TripKeysQuery,
  reply: [contract.TripKeysReply, 'A page of them'],
})

export const createTripKey = operation({
  ...shared,
  limit,
  method: 'post',
  path: '/staff/trip-keys',
  summary: 'Issue an embedding key for trips',
  body: contract.CreateTripKeyBody,
  example: {
    name: 'Falcon’s intranet',
    domains: ['falcon.example', '*.falcon.example'],
    base_urls: ['https://rihla.example/trips'],
    per_minute: 600,
    company_id: EXAMPLE.id,
    lang_id: 1,
  },
  reply: [contract.TripKeyContract, 'The key'],
  status: 201,
  failures: { customer_not_found: 404, trip_key_not_found: 404 },
  invalidatesOnSuccessOnly: true,
})

export const revokeTripKey = operation({
  ...shared,
  limit,
  method: 'post',
  path: '/staff/trip-keys/revoke',
  summary: 'Revoke an embedding key for trips',
  body: contract.RevokeTripKeyBody,
  example: { id: EXAMPLE.id, lang_id: 1 },
  reply: [contract.TripKeyContract, 'The key'],
  failures: { trip_key_not_found: 404 },
})
