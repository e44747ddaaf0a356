import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord, StoredRecords, RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { api, tagsUnlessFailed } from '#web/app/api.ts'

export type RecordsQuery = {
  kind: StaffRecord
  search?: string
  hidden?: 'true' | 'false'
  after?: string
  page_size?: number
}

/** Max page size of the API. */
const MAX_PAGE_SIZE = 100

const LISTED_KINDS = ['cities', 'zones', 'vehicle-types'] as const satisfies readonly StaffRecord[]

type NewRecord = { kind: StaffRecord; fields: Readonly<Record<string, unknown>> }
type RecordChange = NewRecord & { id: string; version: number; hidden: boolean }

/** Endpoints of trip records. A rejected change also refetches, as a colleague may have changed the record. */
export const fleetApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_RECORDS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffRecords: build.query<StoredRecords, RecordsQuery>({
      query: ({ kind, ...params }) => ({ url: `staff/trip-records/${kind}`, params }),
      providesTags: ['STAFF_RECORDS'],
    }),
    /** Names of all records with a name in both languages, by id, from all pages. */
    recordNames: build.query<Record<string, RecordName>, void>({
      async queryFn(_, _api, _options, call) {
        const names: Record<string, RecordName> = {}
        for (const kind of LISTED_KINDS) {
          let after: string | null = null
          do {
            const params: Record<string, unknown> = {
              page_size: MAX_PAGE_SIZE,
              ...(after !== null && { after }),
            }
            const page = await call({ url: `staff/trip-records/${kind}`, params })
            if (page.error) return { error: page.error }
            const { items, next } = page.data as StoredRecords
            for (const { id, name_en: en, name_ar: ar } of items)
              names[id] = { en: String(en), ar: String(ar) }
            after = next
          } while (after !== null)
        }
        return { data: names }
      },
      providesTags: ['STAFF_RECORDS'],
    }),
    addRecord: build.mutation<StoredRecord, NewRecord>({
      query: ({ kind, fields }) => ({ url: `staff/trip-records/${kind}`, method: 'POST', body: fields }),
      invalidatesTags: tagsUnlessFailed('STAFF_RECORDS'),
    }),
    changeRecord: build.mutation<StoredRecord, RecordChange>({
      query: ({ kind, id, version, hidden, fields }) => ({
        url: `staff/trip-records/${kind}/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { ...fields, version, hidden },
      }),
      invalidatesTags: ['STAFF_RECORDS'],
    }),
  }),
})

export const { useStaffRecordsQuery, useRecordNamesQuery, useAddRecordMutation, useChangeRecordMutation } =
  fleetApi
