import type { StaffJob } from '#domains/operations/operations.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { useRunJobMutation } from './operations.api.ts'

/** All jobs with their last run. Names are English, as in the log. */
export function JobTable({ jobs }: { jobs: readonly StaffJob[] }) {
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
