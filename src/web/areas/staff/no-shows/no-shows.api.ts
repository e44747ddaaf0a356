import * as operations from '#domains/rentals/no-shows/no-show-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoint to record no-shows. */
export const { useRecordNoShowMutation } = endpoints(operations)
