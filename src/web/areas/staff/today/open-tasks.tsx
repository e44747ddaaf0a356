import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useStaffTasksQuery } from '../staff.api.ts'
import { Deadline } from '../tasks/deadline.tsx'
import { NEXT_TASKS } from './today-queries.ts'

/** Tasks by kind, and the next ones due. */
export function OpenTasks() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.tasks')}>
      <Answered query={useStaffTasksQuery(NEXT_TASKS)} height="h-40">
        {({ counts, items }) =>
          counts.length === 0 ? (
            <p>{t('tasks.none')}</p>
          ) : (
            <>
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
                        <Chip tone="careful" className="tabular">
                          {overdue}
                        </Chip>
                      ) : (
                        <span className="tabular">0</span>
                      ),
                  },
                }}
              />
              {items.length > 0 && (
                <div>
                  <h3 className="text-sm font-semibold">{t('today.next')}</h3>
                  <ul className="mt-1 divide-y divide-line text-sm">
                    {items.map(({ task_id, kind, about, deadline }) => (
                      <li key={task_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
                        <span>
                          {t(`tasks.kinds.${kind}`)} · <bdi dir="ltr">{about.reference}</bdi>
                        </span>
                        <Deadline at={deadline} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </>
          )
        }
      </Answered>
    </SectionCard>
  )
}
