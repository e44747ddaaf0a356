import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TripActs } from './acts/trip-acts.tsx'
import { BillLinks } from './record/bill-links.tsx'
import { CreditNotes } from './record/credit-notes.tsx'
import { TripCharges } from './record/trip-charges.tsx'
import { TripEvents } from './record/trip-events.tsx'
import { TripFacts } from './record/trip-facts.tsx'
import { TripFare } from './record/trip-fare.tsx'
import { TripMails } from './record/trip-mails.tsx'
import { TripPayments } from './record/trip-payments.tsx'
import { TripWay } from './record/trip-way.tsx'
import { tripsApi, useStaffTripQuery } from './trips.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** One trip: who, where, what it costs and why, what was done, and what can be done. */
export const { preload, Component } = staffPage({
  section: 'trips',
  title: 'dispatch:record.title',
  load: ({ read, readRecord, params: { id = '' } }) => {
    const { staffTrip, tripExplained } = tripsApi.endpoints
    return Promise.all([readRecord(staffTrip, id), read(tripExplained, id)])
  },
  Content: Trip,
})

function Trip({ me }: { me: StaffMe }) {
  const { t } = useTranslation('dispatch')
  const { id = '' } = useParams()
  return (
    <Answered query={useStaffTripQuery(id)} height="h-100">
      {(trip) => (
        <>
          <BackLink to={`/staff/trips?day=${trip.start.slice(0, 10)}`}>{t('record.back')}</BackLink>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_auto_1fr]">
            <TripWay trip={trip} />
            {/* Before what can be done where there is one column, beside both where there are two. */}
            <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
              <TripFacts trip={trip} />
            </div>
            <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-2">
              <TripActs trip={trip} />
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
