import * as moneyTasks from '#domains/payments/tasks/money-task-operations.contract.ts'
import * as tasks from '#domains/staff/task-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const tasksApi = endpoints({ ...tasks, ...moneyTasks })

export const {
  useListTasksQuery,
  useReadTaskQuery,
  useTakeTaskMutation,
  useReleaseTaskMutation,
  useCloseTaskMutation,
  usePayTaskMutation,
} = tasksApi
