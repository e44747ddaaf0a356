import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { KeptRecord, KeptRecords, VehicleTypes } from '#domains/trips/records/staff-record.contract.ts'
import { api, unlessRefused } from '#web/app/api.ts'

export type RecordsQuery = {
  kind: StaffRecord
  search?: string
  hidden?: 'true' | 'false'
  after?: string
  page_size?: number
}

type NewRecord = { kind: StaffRecord; fields: Readonly<Record<string, unknown>> }
type RecordChange = NewRecord & { id: string; version: number; hidden: boolean }

/** The staff's calls for the records of trips. A refused change is read again, too: a colleague may have come first. */
export const fleetApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_RECORDS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffRecords: build.query<KeptRecords, RecordsQuery>({
      query: ({ kind, ...params }) => ({ url: `staff/trip-records/${kind}`, params }),
      providesTags: ['STAFF_RECORDS'],
    }),
    vehicleTypes: build.query<{ items: VehicleTypes }, void>({
      query: () => ({ url: 'staff/trip-records/vehicle-types' }),
    }),
    addRecord: build.mutation<KeptRecord, NewRecord>({
      query: ({ kind, fields }) => ({ url: `staff/trip-records/${kind}`, method: 'POST', body: fields }),
      invalidatesTags: unlessRefused('STAFF_RECORDS'),
    }),
    changeRecord: build.mutation<KeptRecord, RecordChange>({
      query: ({ kind, id, version, hidden, fields }) => ({
        url: `staff/trip-records/${kind}/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { ...fields, version, hidden },
      }),
      invalidatesTags: ['STAFF_RECORDS'],
    }),
  }),
})

export const { useStaffRecordsQuery, useVehicleTypesQuery, useAddRecordMutation, useChangeRecordMutation } =
  fleetApi
