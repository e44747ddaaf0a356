import type { SiteStore } from '#web/app/store.ts'
import { signInApi } from '#web/app/session/sign-in.api.ts'

/** The address of another service's sign-in page, or the error of the failed call. */
export async function addressAtProvider(
  dispatch: SiteStore['dispatch'],
  provider: string,
  way: { callbackUrl: string; referral_code?: string },
): Promise<{ url: string } | { error: unknown }> {
  const csrf = await dispatch(
    signInApi.endpoints.csrfToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (!csrf.data) return { error: csrf.error }
  const { csrfToken } = csrf.data
  const asked = await dispatch(signInApi.endpoints.signInWith.initiate({ provider, csrfToken, ...way }))
  return asked.data ?? { error: asked.error }
}
