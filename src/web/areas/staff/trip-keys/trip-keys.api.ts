import * as operations from '#domains/companies/keys/staff-key-operations.contract.ts'
import type { ArgumentsOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type NewTripKey = ArgumentsOf<typeof operations.createTripKey>

export const tripKeysApi = endpoints(operations)

export const { useCreateTripKeyMutation, useRevokeTripKeyMutation } = tripKeysApi
