import { categoryName } from '#domains/fares/categories.contract.ts'
import { ChevronRight, UserRound } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripGridReply, TripGridRow } from '#domains/trips/grids/trip-grid.contract.ts'
import { Button } from '#ui/button.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { wallTime } from '#ui/formats/wall-time.ts'
import { Parts } from '#ui/parts.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { TripStatusChip } from './trip-status.tsx'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'
import type { z } from 'zod'
import type { TripProfilesReply } from '#domains/identity/profile/trip-profile.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { useAccount } from '../account/use-account.ts'
import { useCall } from '../use-call.ts'

/** The traveller's trips; of those in charge also the ones of their people. */
export function TripsStep() {
  const { t } = useTranslation('trips')
  const { t: ta } = useTranslation('my_account')
  const { go } = useSteps()
  const [switches, setSwitches] = useState(0)
  return (
    <div className="flex flex-col gap-4 p-4 min-[480px]:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <StepHeading>{t('title')}</StepHeading>
        <Button variant="quiet" className="-me-3 px-3" onClick={() => go({ name: 'my_account' })}>
          <UserRound className="size-5" />
          {ta('open')}
        </Button>
      </div>
      <ProfileSwitch onSwitched={() => setSwitches(switches + 1)} />
      {/* Each profile has its own trips. */}
      <TripList key={switches} />
    </div>
  )
}

function TripList() {
  const { t } = useTranslation('trips')
  const { go } = useSteps()
  const { rows, error, busy, again, more } = useTrips()
  return (
    <>
      {error && <FailureNotice error={error} onRetry={() => void again()} busy={busy} />}
      {rows === null && !error && <Skeleton className="h-64" />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('none')}
          text={t('none_text')}
          action={<Button onClick={() => go({ name: 'search' })}>{t('book')}</Button>}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <TripRow key={row.trip_id} row={row} onOpen={() => go({ name: 'trip', tripId: row.trip_id })} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="second" busy={busy} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function TripRow({ row, onOpen }: { row: TripGridRow; onOpen: () => void }) {
  const { t } = useTranslation('trips')
  const language = useLanguage()
  const places = [row.pick_up, row.drop_off].filter((place) => place !== null)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 rounded-card border border-line bg-paper p-4 text-start transition-colors duration-150 hover:border-line-strong"
      >
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold">
              {formatDay(wallTime(row.start_at, row.time_zone), language, 'brief')}
            </span>
            <TripStatusChip status={row.status} approval={row.approval} category={row.category} />
          </span>
          <Parts className="text-sm">
            {categoryName(row.category, language)}
            <bdi>{row.city}</bdi>
          </Parts>
          {places.length > 0 && (
            <span className="truncate text-xs text-ink-soft">
              <bdi>{places.join(' – ')}</bdi>
            </span>
          )}
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Parts className="text-xs text-ink-soft">
              <bdi>{row.traveller}</bdi>
              <bdi dir="ltr" className="tabular">
                {row.reference}
              </bdi>
            </Parts>
            <span className="ms-auto text-end">
              <Price value={row.billed ?? row.total} className="font-semibold" />
              <Parts className="justify-end text-xs text-ink-soft">
                <>
                  {t('money.paid')} <Price value={row.paid} />
                </>
                <>
                  {t('money.due')} <Price value={row.due} />
                </>
              </Parts>
            </span>
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft mirrored" />
      </button>
    </li>
  )
}

const ROWS = 20

/**
 * Returns the trips that the profile may see, newest first; `more` loads the next page, null if there is
 * none.
 */
function useTrips() {
  const { trips } = useWidget()
  const [rows, setRows] = useState<readonly TripGridRow[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const { busy, error, run } = useTripsCall()

  const read = useCallback(
    async (after: string | null) => {
      const query = new URLSearchParams({ rows: String(ROWS), ...(after !== null && { after }) })
      const reply = await run(() => trips.call(`/api/trip/grid?${query.toString()}`))
      if (!reply.ok) return
      const page = reply.data as TripGridReply
      setRows((before) => (after === null ? page.rows : [...(before ?? []), ...page.rows]))
      setNext(page.next)
    },
    [trips, run],
  )
  useEffect(() => void read(null), [read])
  return { rows, error, busy, again: () => read(null), more: next === null ? null : () => read(next) }
}

/** The profiles of who has several: on behalf of whom the trips are. */
function ProfileSwitch({ onSwitched }: { onSwitched: () => void }) {
  const { t } = useTranslation('trips')
  const { profile, read, switchTo } = useAccount()
  const { data } = useCall<z.infer<typeof TripProfilesReply>>('/api/profile/all')
  const [error, setError] = useState<TripsError | null>(null)
  useEffect(() => {
    if (!profile) void read()
  }, [profile, read])
  async function change(profileId: string) {
    const reply = await switchTo(profileId)
    setError(reply.ok ? null : reply.error)
    if (reply.ok) onSwitched()
  }

  const items = data?.items ?? []
  if (items.length < 2) return null
  const current = profile?.profile_id ?? items.find((item) => item.current)?.profile_id
  return (
    <>
      <SelectField
        label={t('profile')}
        value={current}
        onChange={(event) => void change(event.target.value)}
        options={items.map(({ profile_id, company_name, userContent }) => ({
          value: profile_id,
          label: company_name ?? `${t('private')}${userContent.name === '' ? '' : ` (${userContent.name})`}`,
        }))}
      />
      {error && <FailureNotice error={error} />}
    </>
  )
}
