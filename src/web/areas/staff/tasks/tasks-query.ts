import { TASK_KINDS, TASK_OWNERS, TASK_SORTS } from '#domains/staff/task.contract.ts'
import { afterIn } from '../frame/after-in.ts'

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text)

/** The page of tasks that an address asks for; what it says wrongly counts as not said. */
export function tasksQuery(search: URLSearchParams) {
  const kind = oneOf(TASK_KINDS, search.get('kind'))
  const owner = oneOf(TASK_OWNERS, search.get('owner'))
  return {
    sort: oneOf(TASK_SORTS, search.get('sort')) ?? 'deadline',
    ...(kind && { kind }),
    ...(owner && { owner }),
    ...afterIn(search),
  }
}

/** The page of closed tasks that an address asks for. */
export function closedTasksQuery(search: URLSearchParams) {
  const kind = oneOf(TASK_KINDS, search.get('kind'))
  return { ...(kind && { kind }), ...afterIn(search) }
}
