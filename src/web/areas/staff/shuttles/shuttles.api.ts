import * as operations from '#domains/shuttles/staff-shuttle-operations.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type StaffShuttle = ReplyOf<typeof operations.listShuttles>['items'][number]
export type Departures = ReplyOf<typeof operations.listDepartures>['items']
export type NewShuttle = ArgumentsOf<typeof operations.createShuttle>
export type ChangedTimetable = Omit<ArgumentsOf<typeof operations.changeTimetable>, 'id'>

export const shuttlesApi = endpoints(operations)

export const {
  useListShuttlesQuery,
  useListDeparturesQuery,
  useCreateShuttleMutation,
  useChangeTimetableMutation,
  useHideShuttleMutation,
  useCancelDepartureMutation,
} = shuttlesApi
