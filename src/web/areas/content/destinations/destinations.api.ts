import * as operations from '#domains/content/destinations/destination-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const destinationsApi = endpoints(operations)

export const { useListCountriesQuery, useReadCountryQuery, useReadDestinationQuery } = destinationsApi
