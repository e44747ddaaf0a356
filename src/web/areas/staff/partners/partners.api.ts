import * as operations from '#domains/partners/record/staff/staff-partner-operations.contract.ts'
import type { StaffPartnersQuery } from '#domains/partners/record/staff/staff-partner.contract.ts'
import type { ListQuery } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type PartnersQuery = ListQuery<typeof StaffPartnersQuery>

export const partnersApi = endpoints(operations)

export const {
  useReadPartnerQuery,
  useListPartnerApplicationsQuery,
  useReadPartnerApplicationQuery,
  useOpenPartnerMutation,
  useChangePartnerTermsMutation,
  useEndPartnerMutation,
  useInvitePartnerPersonMutation,
  useRemovePartnerPersonMutation,
  useBindPartnerCouponMutation,
  useReleasePartnerCouponMutation,
} = partnersApi
