import { useMemo } from 'react'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { profileApi, useReadProfileQuery } from '#web/app/session/profile.api.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { phoneTexts } from '#web/forms/optional-phone.ts'

type Texts = Readonly<Record<string, string>>

const NOTHING: Texts = {}

/** Requests the profile of a signed-in visitor, whose form is filled in with it. */
export async function preloadOwnTexts({ dispatch, getState }: PreloadArgs): Promise<unknown> {
  if (!getState().session.data.isLoggedIn) return undefined
  return dispatch(profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false }))
}

/** Prefilled values of a signed-in visitor, by enquiry field. */
export function useOwnTexts(): Texts {
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data: profile } = useReadProfileQuery(undefined, { skip: !isLoggedIn })
  return useMemo(() => (profile ? textsOfUser(profile.user) : NOTHING), [profile])
}

function textsOfUser({ first_name, last_name, email, phone }: UserReply): Texts {
  const name = `${first_name} ${last_name}`.trim()
  return { first_name, last_name, name, email, ...phoneTexts(phone) }
}
