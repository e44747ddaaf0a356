import type { ReactNode, RefObject } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { useReadProfileQuery } from '#web/app/session/profile.api.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { isSignedOut, signInAddress } from './signed-out.ts'
import { Unreachable } from './unreachable.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Ref to the page's first heading, to move the focus there. */
type Heading = RefObject<HTMLHeadingElement | null>

type SignedInPageProps = { head: ReactNode; children: (user: UserReply, heading: Heading) => ReactNode }

/** A page of a user's own account, once the profile has loaded; others are redirected to sign in. */
export function SignedInPage({ head, children }: SignedInPageProps) {
  const here = useLocation()
  const { basename } = useSite()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data: profile, error, refetch } = useReadProfileQuery(undefined, { skip: !isLoggedIn })
  const heading = usePreservedFocus(profile ?? error)
  if (!isLoggedIn || isSignedOut(error)) return <Navigate to={signInAddress(here, basename)} replace />
  return (
    <>
      {head}
      {profile ? (
        children(profile.user, heading)
      ) : error ? (
        <Unreachable level={1} error={error} again={refetch} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

/** Placeholder while the account loads. */
function AccountSkeleton() {
  return (
    <div className="page-width grid gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10">
      <Skeleton className="h-14 lg:h-100" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}
