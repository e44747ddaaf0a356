import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { BULK_ROW_STATES } from '#domains/staff/bulk/bulk-acts.contract.ts'
import type { BulkAction, BulkRow } from '#domains/staff/bulk/bulk.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSiteDispatch } from '#web/app/store.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { inAddress } from '../frame/in-address.ts'
import { BackLink } from '../frame/back-link.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import {
  bulkApi,
  readListsAgain,
  readRowsAgain,
  useListBulkRowsQuery,
  useReadBulkQuery,
  useStopBulkMutation,
} from './bulk.api.ts'
import { RowName } from './row-name.tsx'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Progress } from '#ui/progress.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { Fact } from '../frame/fact.tsx'
import { BulkChip } from './bulk-chip.tsx'

const READ_AGAIN_MS = 1000

/** One bulk action: its progress and the result of each row. */
export const { preload, Component } = staffPage({
  section: 'bulk',
  title: 'staff_bulk:one',
  useHeading: useBulkHeading,
  load: ({ readRecord, params }) => readRecord(bulkApi.endpoints.readBulk, { id: params['id'] ?? '' }),
  Content: OneBulkAction,
})

function useBulkHeading(): readonly string[] | undefined {
  const { t } = useTranslation('staff_bulk')
  const { id = '' } = useParams()
  const { data } = bulkApi.endpoints.readBulk.useQueryState({ id })
  return data && [t(`acts.${data.bulk.act}`)]
}

function OneBulkAction() {
  const { t } = useTranslation('staff_bulk')
  const { id = '' } = useParams()
  const dispatch = useSiteDispatch()
  const { isOpen = true, waiting } = bulkApi.endpoints.readBulk.useQueryState(
    { id },
    {
      selectFromResult: ({ data }) => ({
        isOpen: data && data.bulk.ended_at === null,
        waiting: data?.bulk.rows.waiting,
      }),
    },
  )
  const query = useReadBulkQuery({ id }, { pollingInterval: isOpen ? READ_AGAIN_MS : 0 })
  useEffect(() => {
    if (waiting !== undefined) dispatch(readRowsAgain())
  }, [waiting, dispatch])
  useEffect(() => {
    if (isOpen) return
    dispatch(readRowsAgain())
    dispatch(readListsAgain())
  }, [isOpen, dispatch])
  return (
    <>
      <BackLink to="/staff/bulk">{t('back')}</BackLink>
      <Answered query={query} height="h-60">
        {({ bulk }) => (
          <>
            <BulkProgress bulk={bulk} />
            <Results bulk={bulk} />
          </>
        )}
      </Answered>
    </>
  )
}

function Results({ bulk }: { bulk: BulkAction }) {
  const { t } = useTranslation('staff_bulk')
  const [search] = useSearchParams()
  const { hrefWith } = useFilters()
  const filters = inAddress(search)
  const { state } = filters.oneOf('state', BULK_ROW_STATES)
  const query = useListBulkRowsQuery({ id: bulk.bulk_id, ...(state && { state }), ...filters.after() })
  return (
    <StaffList
      query={query}
      filters={
        <ChoiceLinks
          label={t('result')}
          choices={[undefined, ...BULK_ROW_STATES].map((one) => ({
            to: hrefWith('state', one ?? ''),
            text: t(`row_states.${one ?? 'all'}`),
            isCurrent: one === state,
            count: one && bulk.rows[one],
          }))}
        />
      }
    >
      {({ items }) => <RowTable bulk={bulk} rows={items} />}
    </StaffList>
  )
}

function RowTable({ bulk, rows }: { bulk: BulkAction; rows: readonly BulkRow[] }) {
  const { t } = useTranslation('staff_bulk')
  return (
    <DataTable
      caption={t('rows')}
      rows={rows}
      rowKey={({ row_id }) => row_id}
      empty={<EmptyState title={t('no_rows')} />}
      columns={{
        row: { label: t('row'), heads: true, render: (row) => <RowName action={bulk.act} row={row} /> },
        result: { label: t('result'), render: ({ state }) => t(`row_states.${state}`) },
        why: {
          label: t('why'),
          render: ({ why }) => (why === null ? null : t(`whys.${why}`)),
        },
      }}
    />
  )
}

/** Progress of a bulk action, its author, and a button to stop it. */
function BulkProgress({ bulk }: { bulk: BulkAction }) {
  const { t } = useTranslation('staff_bulk')
  const [stop] = useStopBulkMutation()
  const { waiting, done, refused, failed } = bulk.rows
  const all = waiting + done + refused + failed
  const isOpen = bulk.ended_at === null
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BulkChip state={bulk.state} />
        {isOpen && (
          <ConfirmAction
            label={t('stop')}
            title={t('stop_title')}
            text={t('stop_text')}
            confirm={t('stop_it')}
            onConfirm={() => stop({ id: bulk.bulk_id })}
            done={t('stopped')}
            danger
          />
        )}
      </div>
      <div>
        <p role="status" className="mb-1">
          {bulk.state === 'counting' ? t('counting') : t('progress', { count: all, ready: all - waiting })}
        </p>
        <Progress label={t('progress_label')} value={all - waiting} max={Math.max(all, 1)} />
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Fact label={t('by')}>
          <bdi>{bulk.by.name}</bdi>
        </Fact>
        <Fact label={t('begun')}>
          <InstantText value={bulk.created_at} className="tabular" />
        </Fact>
        {bulk.ended_at !== null && (
          <Fact label={t('ended')}>
            <InstantText value={bulk.ended_at} className="tabular" />
          </Fact>
        )}
        {bulk.state === 'stopped' && (
          <Fact label={t('stopped_by')}>
            {bulk.stopped_by === null ? t('stopped_by_product') : <bdi>{bulk.stopped_by}</bdi>}
          </Fact>
        )}
      </dl>
    </Card>
  )
}
