import type * as bulk from '#domains/staff/bulk/bulk.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type Query<Contract extends { _zod: { input: object } }> = Partial<Contract['_zod']['input']>

export type AskedBulk = Omit<Body<typeof bulk.PreviewBulkBody>, 'after' | 'lang_id'>

/** What bulk actions change, besides themselves. */
const CHANGED = ['STAFF_TASKS', 'STAFF_MAILS', 'DESK_BOOKINGS', 'STAFF_COMMENTS'] as const

/** The staff's calls to do the same to many rows. */
export const bulkApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_BULK', 'STAFF_BULK_ROWS', ...CHANGED] })
  .injectEndpoints({
    endpoints: (build) => ({
      previewBulk: build.query<bulk.BulkPreview, AskedBulk & { after?: string }>({
        query: (body) => ({ url: 'staff/bulk/preview', method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
      /** `key`: the same for the same request, so that sending it twice begins it once. */
      beginBulk: build.mutation<
        Reply<typeof bulk.BulkActionReply>,
        { key: string; body: Body<typeof bulk.BeginBulkBody> }
      >({
        query: ({ key, body }) => ({
          url: 'staff/bulk',
          method: 'POST',
          body,
          headers: { 'idempotency-key': key },
        }),
        invalidatesTags: ['STAFF_BULK'],
      }),
      bulkActions: build.query<bulk.BulkActions, Query<typeof bulk.BulkActionsQuery>>({
        query: (params) => ({ url: 'staff/bulk', params }),
        providesTags: ['STAFF_BULK'],
      }),
      bulkAction: build.query<Reply<typeof bulk.BulkActionReply>, string>({
        query: (id) => ({ url: `staff/bulk/${encodeURIComponent(id)}` }),
        providesTags: ['STAFF_BULK'],
      }),
      bulkRows: build.query<bulk.BulkRows, { id: string } & Query<typeof bulk.BulkRowsQuery>>({
        query: ({ id, ...params }) => ({ url: `staff/bulk/${encodeURIComponent(id)}/rows`, params }),
        providesTags: ['STAFF_BULK_ROWS'],
      }),
      stopBulk: build.mutation<Reply<typeof bulk.BulkActionReply>, string>({
        query: (id) => ({ url: `staff/bulk/${id}/stop`, method: 'POST', body: {} }),
        invalidatesTags: ['STAFF_BULK', 'STAFF_BULK_ROWS', ...CHANGED],
      }),
    }),
  })

/** Once another row was done. */
export const readRowsAgain = () => bulkApi.util.invalidateTags(['STAFF_BULK_ROWS'])

/** Once one has ended: the lists are read again. */
export const readListsAgain = () => bulkApi.util.invalidateTags([...CHANGED])

export const {
  usePreviewBulkQuery,
  useBeginBulkMutation,
  useBulkActionQuery,
  useBulkRowsQuery,
  useStopBulkMutation,
} = bulkApi
