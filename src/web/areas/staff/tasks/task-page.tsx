import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { TaskActions } from './record/task-actions.tsx'
import { TaskReservation } from './record/task-reservation.tsx'
import type { StaffTaskRecord } from '#domains/staff/task.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { Deadline } from './deadline.tsx'
import { TaskAbout } from './task-about.tsx'
import { tasksApi, useReadTaskQuery } from './tasks.api.ts'

/** One task: attempts, possible external states, and the actions that settle it. */
export const { preload, Component } = staffPage({
  section: 'tasks',
  title: 'staff_tasks:title',
  useHeading: useTaskHeading,
  load: ({ readRecord, params }) => readRecord(tasksApi.endpoints.readTask, { id: params['id'] ?? '' }),
  Content: Task,
})

/** Returns the kind and the subject of the task from the query that the page already loads. */
function useTaskHeading(): readonly string[] | undefined {
  const { t } = useTranslation('staff')
  const { id = '' } = useParams()
  const { data } = tasksApi.endpoints.readTask.useQueryState({ id })
  return data && [t(`tasks.kinds.${data.kind}`), isolate(data.about.reference, 'ltr')]
}

function Task({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_tasks')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/tasks">{t('back')}</BackLink>
      <Answered query={useReadTaskQuery({ id })} height="h-100">
        {(task) => (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <p className="max-w-prose">{t(`tried.${task.kind}`)}</p>
              <TaskActions task={task} me={me} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <TaskFacts task={task} me={me} />
              {task.reservation && <TaskReservation reservation={task.reservation} />}
            </div>
          </div>
        )}
      </Answered>
    </>
  )
}

/** A task's subject, deadline and assignee, or its outcome. */
function TaskFacts({ task, me }: { task: StaffTaskRecord; me: StaffMe }) {
  const { t } = useTranslation('staff')
  const { about, deadline, created_at, owner, closed, owed, differences } = task
  const nameOf = (who: { staff_id: string; name: string }) =>
    who.staff_id === me.staff_id ? t('tasks.owners.me') : <bdi>{who.name}</bdi>
  return (
    <SectionCard title={t('staff_tasks:facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t(`staff_tasks:about.${about.kind}`)}>
          <TaskAbout about={about} me={me} />
        </Fact>
        <Fact label={t('staff_tasks:opened')}>
          <InstantText value={created_at} className="tabular" />
        </Fact>
        {closed === null && (
          <>
            <Fact label={t('tasks.deadline')}>
              <Deadline at={deadline} />
            </Fact>
            <Fact label={t('tasks.owner')}>{owner ? nameOf(owner) : t('tasks.owners.nobody')}</Fact>
          </>
        )}
        {owed && (
          <Fact label={t('staff_tasks:owed')}>
            <Price value={owed} className="font-semibold" />
          </Fact>
        )}
        {differences.map(({ kind, ours, theirs }) => (
          <Fact key={kind} label={t(`staff_tasks:differences.${kind}`)}>
            {t('staff_tasks:ours_theirs', { ours, theirs })}
          </Fact>
        ))}
        {closed && (
          <>
            <Fact label={t('tasks.closed_at')}>
              <InstantText value={closed.closed_at} className="tabular" />
            </Fact>
            <Fact label={t('tasks.closed_by')}>{closed.by ? nameOf(closed.by) : t('tasks.by_product')}</Fact>
          </>
        )}
        {closed?.by && closed.by.note !== '' && (
          <Fact label={t('tasks.note')}>
            <p dir="auto" className="whitespace-pre-line">
              {closed.by.note}
            </p>
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}
