import { useState } from 'react'
import {
  type BookDifference,
  type BookDifferences,
  DIFFERENCE_STATES,
} from '#domains/payments/reconciliation/difference.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DifferenceDialog, type DifferenceEnd, type EndedDifference } from './difference-dialog.tsx'
import { moneyApi, useCompareAgainMutation } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { differencesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { SubjectLink } from './subject-link.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { RowButton } from '../frame/row-button.tsx'

const tones = { open: 'careful', agreed: 'good', explained: 'plain' } as const

/** States of a reservation in either book. */
const STATES = ['none', 'reserved', 'confirmed', 'cancelled', 'refused'] as const

const ENDS: readonly DifferenceEnd[] = ['book', 'explain']

/** Reconciliation differences with the gateway and the suppliers, and their resolution. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.differences',
  list: moneyApi.endpoints.listDifferences,
  parseQuery: differencesQuery,
  Above: ({ query }) => (
    <>
      <MoneyNav current="differences" />
      <StateLinks words="differences.states" states={DIFFERENCE_STATES} current={query.state} all="all" />
    </>
  ),
  Rows: Differences,
})

function Differences({ page: { items, compared }, me }: { page: BookDifferences; me: StaffMe }) {
  const [ended, setEnded] = useState<EndedDifference | null>(null)
  return (
    <>
      <LastDay compared={compared} />
      <DifferenceTable differences={items} me={me} onEnd={setEnded} />
      <DifferenceDialog ended={ended} onClose={() => setEnded(null)} />
    </>
  )
}

function LastDay({ compared }: Pick<BookDifferences, 'compared'>) {
  const { t } = useTranslation('staff_money')
  if (compared === null) return <p className="text-sm text-ink-soft">{t('differences.never')}</p>
  const { day, bookings, trips, ended_at } = compared
  return (
    <Parts className="text-sm text-ink-soft">
      <>
        {t('differences.compared')} <DayText value={day} className="tabular" />
      </>
      {ended_at === null && t('differences.under_way')}
      {ended_at !== null && t('differences.bookings', { count: bookings })}
      {ended_at !== null && t('differences.trips', { count: trips })}
    </Parts>
  )
}

type DifferenceTableProps = {
  differences: readonly BookDifference[]
  me: StaffMe
  onEnd: (ended: EndedDifference) => void
}

/** Differences between the books, latest first, with the actions that settle them. */
function DifferenceTable({ differences, me, onEnd }: DifferenceTableProps) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('differences.caption')}
      rows={differences}
      rowKey={({ difference_id }) => difference_id}
      empty={<EmptyState title={t('differences.none')} text={t('differences.none_text')} />}
      columns={{
        about: {
          label: t('about'),
          heads: true,
          render: ({ about }) => <SubjectLink about={about} me={me} />,
        },
        kind: { label: t('differences.what'), render: ({ kind }) => t(`differences.kinds.${kind}`) },
        ours: { label: t('differences.ours'), atEnd: true, render: ({ ours }) => <Side side={ours} /> },
        theirs: {
          label: t('differences.theirs'),
          atEnd: true,
          render: ({ theirs }) => <Side side={theirs} />,
        },
        seen: {
          label: t('differences.seen'),
          render: ({ last_seen_at }) => <InstantText value={last_seen_at} className="tabular" />,
        },
        state: {
          label: t('state'),
          render: ({ state, task_id }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Chip tone={tones[state]}>{t(`differences.states.${state}`)}</Chip>
              {task_id !== null && (
                <TextLink to={`/staff/tasks/${task_id}`}>{t('differences.task')}</TextLink>
              )}
            </span>
          ),
        },
        act: {
          label: t('differences.act'),
          atEnd: true,
          render: (difference) => <DifferenceActions difference={difference} onEnd={onEnd} />,
        },
      }}
    />
  )
}

function Side({ side: { amount, state } }: { side: BookDifference['ours'] }) {
  const { t } = useTranslation('staff_money')
  if (amount) return <Price value={amount} />
  const known = STATES.find((one) => one === state)
  return known ? t(`differences.reservations.${known}`) : <bdi>{state}</bdi>
}

type DifferenceActionsProps = { difference: BookDifference; onEnd: (ended: EndedDifference) => void }

/** Compares again at once; explaining or booking opens a dialog for the reason. */
function DifferenceActions({ difference, onEnd }: DifferenceActionsProps) {
  const { t } = useTranslation('staff_money')
  const words = useErrorWords()
  const [compare, { isLoading }] = useCompareAgainMutation()
  const { difference_id: id, about, acts: actions } = difference
  const press = async () => {
    const { data, error } = await compare({ id })
    if (!data) toast.error(words(error))
    else if (data.difference.state === 'open') toast.error(t('differences.still'))
    else toast.success(t('differences.agree'))
  }
  const row = <bdi className="sr-only">{about.name}</bdi>
  return (
    <>
      {actions.includes('compare_again') && (
        <RowButton busy={isLoading} onClick={() => void press()}>
          {t('differences.compare_again')}
          {row}
        </RowButton>
      )}
      {ENDS.map(
        (resolution) =>
          actions.includes(resolution) && (
            <RowButton key={resolution} onClick={() => onEnd({ difference, resolution })}>
              {t(`differences.${resolution}`)}
              {row}
            </RowButton>
          ),
      )}
    </>
  )
}
