import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { useListTasksQuery } from '../tasks/tasks.api.ts'
import { OPEN_TASKS } from './today-queries.ts'

/** Counts of open and overdue tasks by kind. */
export function OpenCounts() {
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
                    <PageLink to={`/staff/tasks?kind=${kind}`} className="text-coral-deep underline">
                      {t(`tasks.kinds.${kind}`)}
                    </PageLink>
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
