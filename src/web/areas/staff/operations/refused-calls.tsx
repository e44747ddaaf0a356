import type { Operations } from '#domains/operations/operations.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** Which calls were refused by a rate limit, and how often. */
export function RefusedCalls({ refused }: Pick<Operations, 'refused'>) {
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
