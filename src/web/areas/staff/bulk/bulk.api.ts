import {
  beginBulk,
  listBulkRows,
  listBulks,
  readBulk,
  stopBulk,
  type previewBulk as previewOperation,
} from '#domains/staff/bulk/bulk-operations.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type AskedBulk = Omit<ArgumentsOf<typeof previewOperation>, 'after' | 'lang_id'>

/** What bulk actions change, besides themselves. */
const CHANGED = ['STAFF_TASKS', 'STAFF_MAILS', 'DESK_BOOKINGS', 'STAFF_COMMENTS'] as const

/** The staff's calls to do the same to many rows. The preview changes nothing, so it is a query. */
export const bulkApi = endpoints({ beginBulk, listBulks, readBulk, listBulkRows, stopBulk }).injectEndpoints({
  endpoints: (build) => ({
    previewBulk: build.query<ReplyOf<typeof previewOperation>, AskedBulk & { after?: string }>({
      query: (body) => ({ url: 'staff/bulk/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Once another row was done. */
export const readRowsAgain = () => bulkApi.util.invalidateTags(['STAFF_BULK_ROWS'] as never[])

/** Once one has ended: the lists are read again. */
export const readListsAgain = () => bulkApi.util.invalidateTags([...CHANGED] as never[])

export const {
  usePreviewBulkQuery,
  useBeginBulkMutation,
  useReadBulkQuery,
  useListBulkRowsQuery,
  useStopBulkMutation,
} = bulkApi
