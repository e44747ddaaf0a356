import { TASK_KINDS, TASK_OWNERS, TASK_SORTS } from '#domains/staff/task.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** The page of tasks that an address asks for. */
export function tasksQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    sort: said.oneOf('sort', TASK_SORTS).sort ?? 'deadline',
    ...said.oneOf('kind', TASK_KINDS),
    ...said.oneOf('owner', TASK_OWNERS),
    ...said.after(),
  }
}

/** The page of closed tasks that an address asks for. */
export function closedTasksQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return { ...said.oneOf('kind', TASK_KINDS), ...said.after() }
}
