import { type ReactNode, useEffect, useRef, useState } from 'react'
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
import { StaffFrame } from './staff-frame.tsx'
import { mayOpen, STAFF_SECTIONS, type StaffSection } from '../sections.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useReadSecondStepQuery } from '#web/shell/second-step/second-step.api.ts'
import { BeginCodes } from '#web/shell/second-step/begin-codes.tsx'
import { NewRecoveryCodes } from '#web/shell/second-step/new-recovery-codes.tsx'
import { Card } from '#ui/card.tsx'

/** Refresh interval of the shown code. */
const POLL_MS = 1000

type StaffPageProps = {
  section: StaffSection
  /** Parts of the heading; by default the section's name. */
  heading?: readonly string[] | undefined
  children: (me: StaffMe) => ReactNode
}

/**
 * A page of the staff area. Redirects visitors to sign-in, shows the reason if the member may not see it, and
 * sets up the second step if it is missing.
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
  const roleNames = needs.filter((role) => role !== 'admin').map((role) => t(`roles.${role}`))
  const roles = new Intl.ListFormat(messages.language, { type: 'disjunction' }).format(
    roleNames.length > 0 ? roleNames : [t('roles.admin')],
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

type SetUpSecondStepProps = {
  issued: readonly string[] | null
  onIssued: (codes: readonly string[] | null) => void
}

/**
 * Shown to members without a second step: sets up an authenticator app and shows the recovery codes. Members who set it
 * up after this session started sign in again.
 */
function SetUpSecondStep({ issued, onIssued }: SetUpSecondStepProps) {
  const { t } = useTranslation('staff')
  const { production } = useSite()
  const { data: state } = useReadSecondStepQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const has = state ? state.codes.on || state.passkeys.length > 0 : null
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 py-4">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {t('second_step.title')}
      </h1>
      {issued ? (
        <NewRecoveryCodes codes={issued} onSaved={() => onIssued(null)} />
      ) : has === null ? (
        <Skeleton className="h-60" />
      ) : has ? (
        <>
          <p>{t('second_step.again')}</p>
          <LinkButton to="/login?callbackUrl=%2Fstaff" className="self-start">
            {t('accounts:login.title')}
          </LinkButton>
        </>
      ) : (
        <Card className="flex flex-col gap-4">
          <p>{t('second_step.text')}</p>
          <BeginCodes
            onDone={onIssued}
            {...(!production && { renderHelp: (secret) => <CodeNow secret={secret} /> })}
          />
          <p className="text-sm text-ink-soft">
            {t('second_step.passkey')}{' '}
            <LinkButton to="/account/security" variant="quiet">
              {t('second_step.passkey_link')}
            </LinkButton>
          </p>
        </Card>
      )}
    </div>
  )
}

/** Shows the current code of the app, to try the product without a phone. Not in production. */
function CodeNow({ secret }: { secret: string }) {
  const { t } = useTranslation('staff')
  const [code, setCode] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let over = false
    const start = async () => {
      const { TOTP } = await import('otpauth')
      if (over) return
      const show = () => setCode(new TOTP({ secret }).generate())
      show()
      timer = setInterval(show, POLL_MS)
    }
    void start()
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [secret])
  return (
    <p className="mt-3 text-ink-soft">
      {t('second_step.without_phone')}{' '}
      <bdi dir="ltr" className="font-semibold text-ink tabular select-all">
        {code}
      </bdi>
    </p>
  )
}
