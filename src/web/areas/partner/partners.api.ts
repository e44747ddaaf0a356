import { setCommission } from '#domains/partners/record/partner-operations.contract.ts'
import * as tools from '#domains/partners/links/partner-tool-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const partnersApi = endpoints({ ...tools, setCommission })

export const { useReadMasterSettingQuery, useSetCommissionMutation, useStateDomainsMutation } = partnersApi
