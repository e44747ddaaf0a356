import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffToday } from '#domains/staff/today/today.contract.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { enquiriesApi } from '../enquiries/enquiries.api.ts'
import { mayCall } from '../may-call.ts'
import { tasksApi, useListTasksQuery } from '../tasks/tasks.api.ts'
import { staffTranslationsApi, useListTranslationsQuery } from '../translations/translations.api.ts'
import { DayFigures } from './day-figures.tsx'
import { bookingNotesApi } from '../bookings/notes/booking-notes.api.ts'
import { Mentions } from './mentions.tsx'
import { NewEnquiries } from './new-enquiries.tsx'
import { todayApi, useReadTodayQuery } from './today.api.ts'
import { NEWEST, OPEN_TASKS, TEXTS } from './today-queries.ts'
import { tripCountsApi, useTripsWantingQuery } from './trip-counts.api.ts'
import { UrgentList } from './urgent-list.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TRIP_ATTENTION } from '#domains/trips/journey/trip.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'

/** Urgent items, the day's figures and open work, as far as the member's roles allow. */
export const { preload, Component } = staffPage({
  section: 'today',
  load: ({ read, me: { roles } }) =>
    Promise.all([
      read(todayApi.endpoints.readToday, undefined),
      mayCall(roles, 'listMentions') && read(bookingNotesApi.endpoints.listMentions, undefined),
      mayCall(roles, 'listTasks') && read(tasksApi.endpoints.listTasks, OPEN_TASKS),
      mayCall(roles, 'listEnquiries') && read(enquiriesApi.endpoints.listEnquiries, NEWEST),
      mayCall(roles, 'tripsWanting') && read(tripCountsApi.endpoints.tripsWanting, undefined),
      mayCall(roles, 'listTranslations') && read(staffTranslationsApi.endpoints.listTranslations, TEXTS),
    ]),
  Content: Today,
})

/** Polling interval, as the page stays open all day. */
const POLL_MS = 60_000

function Today({ me }: { me: StaffMe }) {
  const query = useReadTodayQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true })
  return (
    <Answered query={query} height="h-100">
      {(today) => <Parts today={today} me={me} />}
    </Answered>
  )
}

function Parts({ today, me: { roles } }: { today: StaffToday; me: StaffMe }) {
  const { t } = useTranslation('staff')
  const tasks = mayCall(roles, 'listTasks')
  const enquiries = mayCall(roles, 'listEnquiries')
  const trips = mayCall(roles, 'tripsWanting')
  const texts = mayCall(roles, 'listTranslations')
  const isUrgent = today.urgent.length > 0
  if (!isUrgent && !tasks && !enquiries && !trips && !texts)
    return <EmptyState title={t('today.nothing')} text={t('today.nothing_text')} />
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        {mayCall(roles, 'listMentions') && <Mentions />}
        {(isUrgent || tasks || trips) && <UrgentList urgent={today.urgent} />}
        {enquiries && <NewEnquiries />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {today.orders && <DayFigures today={today} />}
        {tasks && <OpenCounts />}
        {trips && <TripsOfToday />}
        {texts && <MissingTexts />}
      </div>
    </div>
  )
}

/** The number of texts without a translation, and of machine translations to review. */
function MissingTexts() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.texts')}>
      <Answered query={useListTranslationsQuery(TEXTS)} height="h-20">
        {({ waiting: { missing, machine } }) => (
          <>
            <p>{missing === 0 ? t('today.no_text') : t('today.texts_missing', { count: missing })}</p>
            {machine > 0 && <p>{t('today.texts_machine', { count: machine })}</p>}
            <LinkButton to="/staff/translations" variant="second" className="self-start">
              {t('today.all_texts')}
            </LinkButton>
          </>
        )}
      </Answered>
    </SectionCard>
  )
}

/** Counts of today's trips that are late, without a vehicle or unpaid. Today is each city's local day. */
function TripsOfToday() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.trips')} text={t('today.trips_clock')}>
      <Answered query={useTripsWantingQuery()} height="h-32">
        {(counts) => (
          <>
            <ul className="divide-y divide-line">
              {TRIP_ATTENTION.map((attention) => (
                <li key={attention} className="flex items-center justify-between gap-4 py-2">
                  <TextLink to={`/staff/trips?attention=${attention}`}>
                    {t(`attention.${attention}`)}
                  </TextLink>
                  {counts[attention] === 0 ? (
                    <span className="tabular">0</span>
                  ) : (
                    <Chip tone="careful" className="tabular">
                      {counts[attention]}
                    </Chip>
                  )}
                </li>
              ))}
            </ul>
            <LinkButton to="/staff/trips" variant="second" className="self-start">
              {t('today.all_trips')}
            </LinkButton>
          </>
        )}
      </Answered>
    </SectionCard>
  )
}

/** Counts of open and overdue tasks by kind. */
function OpenCounts() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.tasks')}>
      <Answered query={useListTasksQuery(OPEN_TASKS)} height="h-40">
        {({ counts }) =>
          counts.length === 0 ? (
            <p>{t('tasks.none')}</p>
          ) : (
            <DataTable
              caption={t('today.by_kind')}
              captionShown
              rows={counts}
              rowKey={({ kind }) => kind}
              empty={null}
              columns={{
                kind: {
                  label: t('tasks.kind'),
                  heads: true,
                  render: ({ kind }) => (
                    <TextLink to={`/staff/tasks?kind=${kind}`}>{t(`tasks.kinds.${kind}`)}</TextLink>
                  ),
                },
                open: {
                  label: t('today.open'),
                  atEnd: true,
                  render: ({ open }) => <span className="tabular">{open}</span>,
                },
                overdue: {
                  label: t('today.overdue'),
                  atEnd: true,
                  render: ({ overdue }) =>
                    overdue > 0 ? (
                      <Chip tone="bad" className="tabular">
                        {overdue}
                      </Chip>
                    ) : (
                      <span className="tabular">0</span>
                    ),
                },
              }}
            />
          )
        }
      </Answered>
    </SectionCard>
  )
}
