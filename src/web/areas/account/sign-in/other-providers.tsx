import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { useSiteDispatch, type SiteStore } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useAuthProvidersQuery, signInApi } from '#web/app/session/sign-in.api.ts'
import { AFTER_SIGN_IN, sameOriginPage } from '#web/app/session/callback-url.ts'
import { Refused } from '#web/forms/refused.tsx'

type OtherProvidersProps = {
  /** The referring friend's code, read when the visitor leaves. */
  referralCode?: () => string | undefined
}

/** "or login with": the services configured in this deployment. They need script, so nothing shows before hydration. */
export function OtherProviders({ referralCode }: OtherProvidersProps) {
  const { t } = useTranslation('accounts')
  const { basename } = useSite()
  const { search } = useLocation()
  const dispatch = useSiteDispatch()
  const hydrated = useHydrated()
  const { data } = useAuthProvidersQuery()
  const [state, setState] = useState<{ leaving: string | null; error: unknown }>({
    leaving: null,
    error: null,
  })
  usePageRestored(() => setState({ leaving: null, error: null }))
  const others = Object.values(data ?? {}).filter(({ type }) => type === 'oauth' || type === 'oidc')
  if (!hydrated || others.length === 0) return null

  const goToProvider = async (id: string) => {
    setState({ leaving: id, error: null })
    const back = sameOriginPage(new URLSearchParams(search).get('callbackUrl'), window.location.origin)
    const code = referralCode?.()
    const found = await addressAtProvider(dispatch, id, {
      callbackUrl: `${basename}${back ?? AFTER_SIGN_IN}`,
      ...(code && { referral_code: code }),
    })
    if ('url' in found) return window.location.assign(found.url)
    setState({ leaving: null, error: found.error })
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('login.or_with')}
      </p>
      {state.error !== null && <Refused error={state.error} />}
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {others.map(({ id, name }) => (
          <Button
            key={id}
            variant="second"
            busy={state.leaving === id}
            disabled={state.leaving !== null && state.leaving !== id}
            onClick={() => void goToProvider(id)}
          >
            <span translate="no">{name}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Returns the address of another service's sign-in page, or the error of the failed call. */
async function addressAtProvider(
  dispatch: SiteStore['dispatch'],
  provider: string,
  options: { callbackUrl: string; referral_code?: string },
): Promise<{ url: string } | { error: unknown }> {
  const csrf = await dispatch(
    signInApi.endpoints.csrfToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (!csrf.data) return { error: csrf.error }
  const { csrfToken } = csrf.data
  const reply = await dispatch(signInApi.endpoints.signInWith.initiate({ provider, csrfToken, ...options }))
  return reply.data ?? { error: reply.error }
}
