import { operation } from '#kernel/operation.ts'
import * as contract from './staff-shuttle.contract.ts'

const read = { method: 'get', access: { staff: ['dispatch'] }, tags: ['STAFF_SHUTTLES'] } as const
const write = { ...read, method: 'post', limit: { name: 'staff-shuttles', perMinute: 120 } } as const

export const listShuttles = operation({
  ...read,
  path: '/staff/shuttles',
  summary: 'Shuttle routes with their timetables, the newest first',
  query: contract.StaffShuttlesQuery,
  reply: [contract.StaffShuttlesReply, 'All of them'],
})

export const createShuttle = operation({
  ...write,
  path: '/staff/shuttles',
  summary: 'Create a shuttle route with its first timetable',
  body: contract.CreateShuttleBody,
  example: { ...contract.SHUTTLE_EXAMPLE, lang_id: 1 },
  reply: [contract.CreatedShuttleReply, 'Its id'],
  status: 201,
  failures: { city_unknown: 422, vehicle_type_unknown: 422, from_day_past: 422 },
})

export const changeTimetable = operation({
  ...write,
  path: '/staff/shuttles/{id}/timetable',
  summary: 'Change a route’s timetable from a day on',
  params: contract.ShuttleParams,
  body: contract.TimetableBody,
  example: {
    from_day: contract.SHUTTLE_EXAMPLE.from_day,
    services: contract.SHUTTLE_EXAMPLE.services,
    lang_id: 1,
  },
  reply: [contract.TimetableReply, 'What of the former timetable stays'],
  failures: { shuttle_not_found: 404, from_day_past: 422 },
})

export const hideShuttle = operation({
  ...write,
  path: '/staff/shuttles/{id}/hide',
  summary: 'Take a route out of sale, or back into it',
  params: contract.ShuttleParams,
  body: contract.HideShuttleBody,
  example: { hidden: true, lang_id: 1 },
  reply: [contract.HideShuttleReply, 'What it is now'],
  failures: { shuttle_not_found: 404 },
})

export const listDepartures = operation({
  ...read,
  path: '/staff/shuttles/{id}/departures',
  summary: 'A route’s departures of a day, the past and cancelled ones too',
  params: contract.ShuttleParams,
  query: contract.StaffDeparturesQuery,
  reply: [contract.StaffDeparturesReply, 'By time'],
  failures: { shuttle_not_found: 404 },
})

export const cancelDeparture = operation({
  ...write,
  path: '/staff/shuttles/departures/{id}/cancel',
  summary: 'Cancel one departure',
  params: contract.DepartureParams,
  body: contract.CancelDepartureBody,
  example: { reason: 'Holiday', lang_id: 1 },
  reply: [contract.CancelDepartureReply, 'Whose seats were on it'],
  failures: { departure_not_found: 404, departure_left: 409 },
})
