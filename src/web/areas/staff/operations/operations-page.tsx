import { useColon } from '#ui/use-language.ts'
import { useState } from 'react'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { JobTable } from './job-table.tsx'
import { operationsApi, useReadOperationsQuery } from './operations.api.ts'
import type { Operations } from '#domains/operations/operations.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Fact } from '../frame/fact.tsx'

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
