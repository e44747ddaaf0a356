import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { useUserProfileQuery } from '#web/api.ts'
import { useErrorWords } from '#web/error-words.ts'
import { useSiteSelector } from '#web/store.ts'
import { Button } from '#web/ui/button.tsx'
import { WaitingDrawing } from '#web/ui/drawings/state-drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { isSignedOut, signInAddress } from './signed-out.ts'

type OwnPageProps = { head: ReactNode; children: (user: UserReply) => ReactNode }

/** A page of somebody's own, once their profile is there; whoever is not signed in does that first. */
export function OwnPage({ head, children }: OwnPageProps) {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const here = useLocation()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data: profile, error, refetch } = useUserProfileQuery(undefined, { skip: !isLoggedIn })
  if (!isLoggedIn || isSignedOut(error)) return <Navigate to={signInAddress(here)} replace />
  return (
    <>
      {head}
      {profile ? (
        children(profile.user)
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
