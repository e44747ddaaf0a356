import { useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Navigate, useLocation } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { signInAddress } from '#web/shell/own-page/signed-out.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Parts } from '#ui/parts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useReadMeQuery } from '../staff.api.ts'
import { SetUpSecondStep } from './set-up-second-step.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { mayOpen, STAFF_SECTIONS, type StaffSection } from '../sections.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type StaffPageProps = {
  section: StaffSection
  /** Parts of the heading; by default the section's name. */
  heading?: readonly string[] | undefined
  children: (me: StaffMe) => ReactNode
}

/**
 * A page of the staff area. Redirects to sign-in if nobody is signed in, shows the reason if the member may not see it,
 * and sets up the second step if it is missing.
 */
export function StaffPage({ section, heading, children }: StaffPageProps) {
  const { t } = useTranslation('staff')
  const parts = heading ?? [t(`nav.${section}`)]
  const here = useLocation()
  const { basename } = useSite()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data: me, error, refetch } = useReadMeQuery(undefined, { skip: !isLoggedIn })
  const [issued, setIssued] = useState<readonly string[] | null>(null)
  const headingRef = usePreservedFocus(me ?? error)
  const problem = problemOf(error)
  if (!isLoggedIn || problem?.status === 401) return <Navigate to={signInAddress(here, basename)} replace />

  function body() {
    if (problem?.status === 403) return <NoEntry reason="others" needs={[]} />
    if (!me)
      return error ? <Unreachable level={1} error={error} again={refetch} /> : <Skeleton className="h-100" />
    if (me.suspended) return <NoEntry reason="suspended" needs={[]} />
    if (!me.second_step || issued) return <SetUpSecondStep issued={issued} onIssued={setIssued} />
    if (!mayOpen(me.roles, section)) return <NoEntry reason="role" needs={STAFF_SECTIONS[section].needs} />
    return (
      <>
        <h1 ref={headingRef} tabIndex={-1} className="text-xl">
          <Parts>{parts}</Parts>
        </h1>
        {children(me)}
      </>
    )
  }
  return (
    <StaffFrame me={me ?? null} section={section}>
      <PageHead title={`${parts.join(' · ')} – ${t('title')}`} noIndex />
      {body()}
    </StaffFrame>
  )
}

type NoEntryProps = { reason: 'others' | 'suspended' | 'role'; needs: readonly StaffRole[] }

/** Reason why this visitor cannot open a page of the staff. */
function NoEntry({ reason, needs }: NoEntryProps) {
  const { t, messages } = useTranslation('staff')
  const named = needs.filter((role) => role !== 'admin').map((role) => t(`roles.${role}`))
  const roles = new Intl.ListFormat(messages.language, { type: 'disjunction' }).format(
    named.length > 0 ? named : [t('roles.admin')],
  )
  return (
    <EmptyState
      level={1}
      drawing={<KeyDrawing />}
      title={t(`no_entry.${reason}.title`)}
      text={t(`no_entry.${reason}.text`, { roles })}
      action={
        reason === 'role' ? (
          <LinkButton to="/staff">{t('nav.today')}</LinkButton>
        ) : (
          <LinkButton to="/">{t('no_entry.home')}</LinkButton>
        )
      }
    />
  )
}
