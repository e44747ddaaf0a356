import { TASK_KINDS, TASK_OWNERS, TASK_SORTS } from '#domains/staff/task.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** Parses the tasks query from an address. */
export function tasksQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    sort: params.oneOf('sort', TASK_SORTS).sort ?? 'deadline',
    ...params.oneOf('kind', TASK_KINDS),
    ...params.oneOf('owner', TASK_OWNERS),
    ...params.after(),
  }
}

/** Parses the query of closed tasks from an address. */
export function closedTasksQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return { ...params.oneOf('kind', TASK_KINDS), ...params.after() }
}
