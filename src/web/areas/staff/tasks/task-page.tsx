import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { TaskActs } from './record/task-acts.tsx'
import { TaskFacts } from './record/task-facts.tsx'
import { TaskReservation } from './record/task-reservation.tsx'
import { tasksApi, useReadTaskQuery } from './tasks.api.ts'

/** One task: what was tried, what may be so outside, and the acts that settle it. */
export const { preload, Component } = staffPage({
  section: 'tasks',
  title: 'staff_tasks:title',
  useHeading: useTaskHeading,
  load: ({ readRecord, params }) => readRecord(tasksApi.endpoints.readTask, { id: params['id'] ?? '' }),
  Content: Task,
})

/** Its kind and what it is about, of what is read anyway. */
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
              <TaskActs task={task} me={me} />
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
