import { useTranslation } from 'react-i18next'
import { data, Navigate, redirect, useLocation, useParams } from 'react-router'
import { api, useUserProfileQuery } from '#web/api.ts'
import { useErrorWords } from '#web/error-words.ts'
import type { Preload } from '#web/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useSiteSelector } from '#web/store.ts'
import { Button } from '#web/ui/button.tsx'
import { WaitingDrawing } from '#web/ui/drawings/state-drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountHeader } from './account-header.tsx'
import { AccountNav } from './account-nav.tsx'
import { AccountSection } from './account-section.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { preloadSection, sectionOf } from './sections.ts'
import { isSignedOut, signInAddress } from './signed-out.ts'

export const preload: Preload = async ({ dispatch, getState, params, url, reason }) => {
  const section = sectionOf(params.section)
  if (!section) throw data(null, { status: 404 })
  const signIn = () => {
    if (reason !== 'near') throw redirect(signInAddress(url))
  }
  if (!getState().session.data.isLoggedIn) return signIn()
  const [{ error }] = await Promise.all([
    dispatch(api.endpoints.userProfile.initiate(undefined, { subscribe: false })),
    preloadSection(section, { dispatch, url }),
  ])
  return isSignedOut(error) ? signIn() : undefined
}

/** My Account: one page, whose sections each have an address. */
export function Component() {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const { section: named } = useParams()
  const here = useLocation()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data: profile, error, refetch } = useUserProfileQuery(undefined, { skip: !isLoggedIn })
  const section = sectionOf(named) ?? 'profile'
  if (!isLoggedIn || isSignedOut(error)) return <Navigate to={signInAddress(here)} replace />
  const title = t(`sections.${section}`)
  return (
    <>
      <PageHead title={section === 'profile' ? t('title') : `${title} – ${t('title')}`} noIndex />
      {profile ? (
        <>
          <AccountHeader user={profile.user} />
          <div className="page-width grid gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10">
            <AccountNav current={section} />
            <div className="min-w-0">
              <AccountSection section={section} user={profile.user} />
            </div>
          </div>
        </>
      ) : error ? (
        <EmptyState
          level={1}
          drawing={<WaitingDrawing className="w-full" />}
          title={t('unreachable')}
          text={words(error)}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
