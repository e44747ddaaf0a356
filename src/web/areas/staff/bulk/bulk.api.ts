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

export type BulkRequest = Omit<ArgumentsOf<typeof previewOperation>, 'after' | 'lang_id'>

/** Cache tags of the records that bulk actions change. */
const CHANGED = ['STAFF_TASKS', 'STAFF_MAILS', 'DESK_BOOKINGS', 'STAFF_COMMENTS'] as const

/** Endpoints of bulk actions. The preview changes nothing, so it is a query. */
export const bulkApi = endpoints({ beginBulk, listBulks, readBulk, listBulkRows, stopBulk }).injectEndpoints({
  endpoints: (build) => ({
    previewBulk: build.query<ReplyOf<typeof previewOperation>, BulkRequest & { after?: string }>({
      query: (body) => ({ url: 'staff/bulk/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Refetches the rows of a bulk action. */
export const readRowsAgain = () => bulkApi.util.invalidateTags(['STAFF_BULK_ROWS'] as never[])

/** Refetches the lists that a finished bulk action changed. */
export const readListsAgain = () => bulkApi.util.invalidateTags([...CHANGED] as never[])

export const {
  usePreviewBulkQuery,
  useBeginBulkMutation,
  useReadBulkQuery,
  useListBulkRowsQuery,
  useStopBulkMutation,
} = bulkApi
