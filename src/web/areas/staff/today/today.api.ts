import * as operations from '#domains/staff/today/today-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** What is urgent, and how the day goes; changed by whatever changes a task or a trip. */
export const todayApi = endpoints(operations)

export const { useReadTodayQuery } = todayApi
