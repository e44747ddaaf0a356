import * as operations from '#domains/operations/job-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const operationsApi = endpoints(operations)

export const { useReadOperationsQuery, useRunJobMutation } = operationsApi
