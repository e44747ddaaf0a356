import { useColon } from '#ui/use-language.ts'
import { useState } from 'react'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { operationsApi, useReadOperationsQuery, useRunJobMutation } from './operations.api.ts'
import type { Operations, StaffJob } from '#domains/operations/operations.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { isolate } from '#kernel/isolate.ts'
import { Chip } from '#ui/chip.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'

const POLL_MS = 10_000

/** Polling interval while a run is queued or in progress. */
const ACTIVE_POLL_MS = 2_000

/** Operations: jobs, version, migrations, and calls rejected by rate limits. */
export const { preload, Component } = staffPage({
  section: 'operations',
  load: ({ read }) => read(operationsApi.endpoints.readOperations, undefined),
  Content: OperationsContent,
})

function OperationsContent() {
  const [pollingInterval, setPollingInterval] = useState(POLL_MS)
  const query = useReadOperationsQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true })
  const interval = query.data?.jobs.some(({ state }) => state !== null) ? ACTIVE_POLL_MS : POLL_MS
  if (interval !== pollingInterval) setPollingInterval(interval)
  return (
    <Answered query={query} height="h-100">
      {(operations) => (
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <ProductFacts operations={operations} />
            <RejectedCalls refused={operations.refused} />
          </div>
          <JobTable jobs={operations.jobs} />
        </div>
      )}
    </Answered>
  )
}

/** Calls rejected by a rate limit, with their count. */
function RejectedCalls({ refused }: Pick<Operations, 'refused'>) {
  const { t } = useTranslation('staff_operations')
  return (
    <SectionCard title={t('refused')} text={t('refused_text')}>
      <DataTable
        caption={t('refused')}
        rows={refused}
        rowKey={({ name }) => name}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('refused_none')}</p>}
        columns={{
          call: {
            label: t('call'),
            heads: true,
            render: ({ name }) => (
              <bdi dir="ltr" className="font-normal break-all">
                {name}
              </bdi>
            ),
          },
          count: {
            label: t('count'),
            atEnd: true,
            render: ({ count }) => <span className="tabular">{count}</span>,
          },
        }}
      />
    </SectionCard>
  )
}

/** Version, processes, migrations, and outcomes of the shared rate cache. */
function ProductFacts({ operations }: { operations: Operations }) {
  const { t } = useTranslation('staff_operations')
  const colon = useColon()
  const { version, runtime, processes, since, migrations, exchange_day, shared_rates } = operations
  const counted = shared_rates.filter(({ count }) => count > 0)
  return (
    <SectionCard title={t('about')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('version')}>
          <bdi dir="ltr">{version}</bdi>
        </Fact>
        <Fact label={t('runtime')}>
          <bdi dir="ltr">{runtime}</bdi>
        </Fact>
        <Fact label={t('processes')}>{processes}</Fact>
        <Fact label={t('since')}>
          <InstantText value={since} className="tabular" />
        </Fact>
        <Fact label={t('migrations')}>
          {migrations.count}
          {migrations.last !== null && (
            <span className="block text-xs break-all text-ink-soft">
              <bdi dir="ltr">{migrations.last}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('exchange_day')}>
          {exchange_day === null ? t('never') : <DayText value={exchange_day} />}
        </Fact>
        <Fact label={t('shared_rates')}>
          {counted.length === 0
            ? t('no_shared_rates')
            : counted.map(({ name, count }) => (
                <span key={name} className="block tabular">
                  {t(`outcomes.${name}`)}
                  {colon}
                  {count}
                </span>
              ))}
        </Fact>
      </dl>
    </SectionCard>
  )
}

/** All jobs with their last run. Names are English, as in the log. */
function JobTable({ jobs }: { jobs: readonly StaffJob[] }) {
  const { t } = useTranslation('staff_operations')
  const [run] = useRunJobMutation()
  return (
    <SectionCard title={t('jobs')} text={t('jobs_text')}>
      <DataTable
        caption={t('jobs')}
        rows={jobs}
        rowKey={({ name }) => name}
        empty={null}
        columns={{
          name: {
            label: t('job'),
            heads: true,
            render: ({ name, every_seconds, schedule, last }) => (
              <>
                <bdi lang="en" dir="ltr">
                  {name}
                </bdi>
                <span className="block text-xs font-normal text-ink-soft">
                  {schedule === null
                    ? t('every', { seconds: every_seconds })
                    : t('once', {
                        cron: isolate(schedule.cron, 'ltr'),
                        zone: isolate(schedule.time_zone, 'ltr'),
                      })}
                </span>
                {last?.error != null && (
                  <bdi lang="en" dir="ltr" className="block text-xs font-normal break-words text-bad">
                    {last.error}
                  </bdi>
                )}
              </>
            ),
          },
          state: {
            label: t('state'),
            render: ({ state, last }) => (
              <span className="flex flex-wrap items-center gap-1">
                {last === null ? (
                  <span className="text-ink-soft">{t('never')}</span>
                ) : (
                  <Chip tone={last.error === null ? 'good' : 'careful'}>
                    {t(last.error === null ? 'fine' : 'failed')}
                  </Chip>
                )}
                {state !== null && <Chip tone="under_way">{t(state)}</Chip>}
              </span>
            ),
          },
          last: {
            label: t('last'),
            render: ({ last }) => last && <InstantText value={last.started_at} className="tabular" />,
          },
          took: {
            label: t('took'),
            atEnd: true,
            render: ({ last }) => last && <span className="tabular">{t('ms', { ms: last.took_ms })}</span>,
          },
          next: {
            label: t('next'),
            render: ({ next_at }) => next_at && <InstantText value={next_at} className="tabular" />,
          },
          act: {
            label: t('act'),
            atEnd: true,
            render: ({ name, schedule }) => (
              <ConfirmAction
                row={name}
                label={t('run')}
                title={t('run_title', { name: isolate(name, 'ltr') })}
                text={t(schedule === null ? 'run_text' : 'run_once_text')}
                confirm={t('run_it')}
                onConfirm={() => run({ name })}
                done={t(schedule === null ? 'ran' : 'asked')}
              />
            ),
          },
        }}
      />
    </SectionCard>
  )
}
