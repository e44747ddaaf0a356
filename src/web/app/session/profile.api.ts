import { readProfile } from '#domains/accounts/profile/profile-operations.contract.ts'
import { endpoints } from '../endpoints.ts'

/** The signed-in user's profile, as their own pages show it. */
export const profileApi = endpoints({ readProfile })

export const { useReadProfileQuery } = profileApi
