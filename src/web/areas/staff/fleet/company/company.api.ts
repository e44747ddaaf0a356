import * as operations from '#domains/companies/supervisors/company-person-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const companyApi = endpoints(operations)

export const { useListCompanyPeopleQuery, useChangeCompanyPersonMutation } = companyApi
