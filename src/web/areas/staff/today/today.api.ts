import * as operations from '#domains/staff/today/today-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoints of urgent items and the day's figures. Any change of a task or a trip invalidates them. */
export const todayApi = endpoints(operations)

export const { useReadTodayQuery } = todayApi
