import type { BulkAction } from '#domains/staff/bulk/bulk.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BulkChip } from './bulk-chip.tsx'
import { bulkApi } from './bulk.api.ts'

/** Bulk actions, newest first. */
export const { preload, Component } = staffListPage({
  section: 'bulk',
  list: bulkApi.endpoints.listBulks,
  parseQuery: afterIn,
  refetch: { pollingInterval: 5000, skipPollingIfUnfocused: true },
  Above: AboutBulk,
  Rows: ({ page }) => <ActionTable items={page.items} />,
})

function AboutBulk() {
  const { t } = useTranslation('staff_bulk')
  return <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
}

function ActionTable({ items }: { items: readonly BulkAction[] }) {
  const { t } = useTranslation('staff_bulk')
  return (
    <DataTable
      caption={t('caption')}
      rows={items}
      rowKey={({ bulk_id }) => bulk_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        act: {
          label: t('act'),
          heads: true,
          render: ({ bulk_id, act, created_at }) => (
            <>
              <TextLink to={`/staff/bulk/${bulk_id}`}>{t(`acts.${act}`)}</TextLink>
              <InstantText value={created_at} className="block text-xs font-normal text-ink-soft tabular" />
            </>
          ),
        },
        by: { label: t('by'), render: ({ by }) => <bdi>{by.name}</bdi> },
        state: { label: t('state'), render: ({ state }) => <BulkChip state={state} /> },
        done: figure('done'),
        refused: figure('refused'),
        failed: figure('failed'),
      }}
    />
  )

  function figure(name: 'done' | 'refused' | 'failed') {
    return {
      label: t(`row_states.${name}`),
      atEnd: true,
      render: ({ rows }: BulkAction) => <span className="tabular">{rows[name]}</span>,
    }
  }
}
