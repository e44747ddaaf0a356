import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TripActions } from './actions/trip-actions.tsx'
import { CreditNotes } from './record/credit-notes.tsx'
import { TripCharges } from './record/trip-charges.tsx'
import { TripFacts } from './record/trip-facts.tsx'
import { TripFare } from './record/trip-fare.tsx'
import { TripPayments } from './record/trip-payments.tsx'
import { TripRoute } from './record/trip-route.tsx'
import { tripsApi, useReadStaffTripQuery } from './trips.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useListTripMailsQuery } from '../mails/mails.api.ts'
import { RecordMails } from '../mails/record-mails.tsx'
import { mayCall } from '../may-call.ts'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { buttonClasses } from '#ui/button.tsx'
import { isolate } from '#kernel/isolate.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** One trip: people, route, fare, history and actions. */
export const { preload, Component } = staffPage({
  section: 'trips',
  title: 'dispatch:record.title',
  load: ({ read, readRecord, params: { id = '' } }) => {
    const { readStaffTrip, explainStaffTrip } = tripsApi.endpoints
    return Promise.all([readRecord(readStaffTrip, { id }), read(explainStaffTrip, { id })])
  },
  Content: Trip,
})

function Trip({ me }: { me: StaffMe }) {
  const { t } = useTranslation('dispatch')
  const { id = '' } = useParams()
  return (
    <Answered query={useReadStaffTripQuery({ id })} height="h-100">
      {({ trip }) => (
        <>
          <BackLink to={`/staff/trips?day=${trip.start.slice(0, 10)}`}>{t('record.back')}</BackLink>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_auto_1fr]">
            <TripRoute trip={trip} />
            {/* Above the actions in one column, next to them in two. */}
            <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
              <TripFacts trip={trip} />
            </div>
            <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-2">
              <TripActions trip={trip} />
              <TripCharges trip={trip} />
              <TripFare trip={trip} />
              <BillLinks trip={trip} />
              <CreditNotes trip={trip} />
            </div>
            <div className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-start-3">
              <TripPayments trip={trip} />
              <TripEvents events={trip.events} city={trip.city} />
              <TripMails key={trip.events.length} id={id} me={me} />
            </div>
          </div>
        </>
      )}
    </Answered>
  )
}

/** Mails about a trip, to open and resend with permission. */
function TripMails({ id, me }: { id: string; me: StaffMe }) {
  const query = useListTripMailsQuery({ id }, { refetchOnMountOrArgChange: true })
  const mayMail = mayCall(me.roles, 'readMail') && mayCall(me.roles, 'resendMail')
  return <RecordMails query={query} mayMail={mayMail} />
}

/** Downloads of the bill or, before there is one, of the fare. */
function BillLinks({ trip: { trip_id, bill } }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const { lang_id } = useHeader()
  return (
    <p className="flex flex-wrap gap-2">
      {(['pdf', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={`/api/staff/trips/${trip_id}/bill?format=${format}&lang_id=${lang_id}`}
          download
          className={buttonClasses('second')}
        >
          {t(`fare.${bill ? 'bill' : 'quote'}_as_${format}`)}
        </a>
      ))}
    </p>
  )
}

/** Events of a trip, with author and time. */
function TripEvents({ events, city }: Pick<StaffTrip, 'events' | 'city'>) {
  const { t } = useTranslation('dispatch')
  return (
    <SectionCard title={t('events.title')} text={t('record.clock', { city: city.name })}>
      <ol className="flex flex-col gap-2 text-sm">
        {events.map(({ at, kind, by, staff_id }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`events.kinds.${kind}`)}
              {by !== null && (
                <span className="text-ink-soft">
                  {' '}
                  {t(staff_id === null ? 'events.by' : 'events.by_staff', { name: isolate(by) })}
                </span>
              )}
            </span>
            <InstantText value={at} timeZone={city.time_zone} className="text-xs text-ink-soft tabular" />
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
