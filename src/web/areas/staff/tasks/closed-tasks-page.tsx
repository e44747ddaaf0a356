import { staffListPage } from '../frame/staff-list-module.tsx'
import { tasksApi } from './tasks.api.ts'
import { ClosedTaskTable } from './closed-task-table.tsx'
import { TaskKindFilter } from './task-kind-filter.tsx'
import { TaskStates } from './task-states.tsx'
import { closedTasksQuery } from './tasks-query.ts'

/** Closed tasks: what was done about each, by whom and when. */
export const { preload, Component } = staffListPage({
  section: 'tasks',
  list: tasksApi.endpoints.listClosedTasks,
  asked: closedTasksQuery,
  Above: ({ asked }) => (
    <>
      <TaskStates current="closed" />
      <TaskKindFilter kind={asked.kind} className="sm:max-w-xs" />
    </>
  ),
  Rows: ({ page, me }) => <ClosedTaskTable tasks={page.items} me={me} />,
})
