import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireStaff } from './members/require-staff.middleware.ts'
import type { CloseTask, CloseTaskFailure } from './close-task.usecase.ts'
import type { ClosedTasks } from './closed-task.store.ts'
import type { ClaimTask } from './claim-task.usecase.ts'
import type { ReadTask } from './read-task.usecase.ts'
import type { ReleaseTask } from './release-task.usecase.ts'
import { staffActor } from './staff-actor.http.ts'
import {
  ChangedTaskReply,
  ChangeTaskBody,
  ClosedTaskReply,
  ClosedTasksQuery,
  ClosedTasksReply,
  CloseTaskBody,
  StaffTaskParams,
  StaffTaskRecordContract,
  StaffTasksQuery,
  StaffTasksReply,
  type ClosedStaffTask,
  type StaffTask,
} from './task.contract.ts'
import type { TaskStore } from './task.store.ts'
import type { ClosedTask, OpenTask } from './task.ts'
import { problem, refusedBy } from './staff-problem.http.ts'

type Needs = {
  tasks: Pick<TaskStore, 'listOpen' | 'findOpen' | 'countOpen'>
  closedTasks: ClosedTasks
  readTask: ReadTask
  claimTask: ClaimTask
  releaseTask: ReleaseTask
  closeTask: CloseTask
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

const refused = refusedBy({
  task_not_found: 404,
  task_closed: 409,
  task_taken: 409,
  still_owed: 409,
} as const satisfies Record<CloseTaskFailure['code'], number>)

const noTask = { code: 'task_not_found', detail: 'There is no such task' } as const

/** What only a person can find out or settle: the list, and who is at what. */
export function taskRoutes(needs: Needs) {
  const { tasks, closedTasks, readTask, claimTask, releaseTask, closeTask, requireStaff, rateLimit, clock } =
    needs
  const limit = rateLimit('staff-tasks', 300)
  const asked = { limit, access: requireStaff('support', 'finance') }
  const list = listRoute({
    path: '/staff/tasks',
    summary: 'Open tasks by deadline',
    ...asked,
    query: StaffTasksQuery,
    page: StaffTasksReply,
  })
  const changed = jsonReplies(200, ChangedTaskReply, 'The task as it is now', 404, 409)
  const own = createRoute({
    method: 'post',
    path: '/staff/tasks/{id}/own',
    summary: 'Take a task',
    ...asked,
    request: { params: StaffTaskParams, body: jsonBody(ChangeTaskBody, { lang_id: 1 }) },
    responses: changed,
  })
  const release = createRoute({
    method: 'post',
    path: '/staff/tasks/{id}/release',
    summary: 'Leave a task to a colleague',
    ...asked,
    request: { params: StaffTaskParams, body: jsonBody(ChangeTaskBody, { lang_id: 1 }) },
    responses: changed,
  })

  const listClosed = listRoute({
    path: '/staff/tasks/closed',
    summary: 'Closed tasks, the last closed first',
    ...asked,
    query: ClosedTasksQuery,
    page: ClosedTasksReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/tasks/{id}',
    summary: 'A task with what it takes to settle it',
    ...asked,
    request: { params: StaffTaskParams },
    responses: jsonReplies(200, StaffTaskRecordContract, 'The task', 404),
  })
  const close = createRoute({
    method: 'post',
    path: '/staff/tasks/{id}/close',
    summary: 'Close a task, and say what was done',
    ...asked,
    request: {
      params: StaffTaskParams,
      body: jsonBody(CloseTaskBody, { note: 'Paid by transfer', lang_id: 1 }),
    },
    responses: jsonReplies(200, ClosedTaskReply, 'The task as it was closed', 404, 409),
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function change(c: StaffContext, id: string, act: ClaimTask | ReleaseTask) {
    const done = await act(id, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const task = await tasks.findOpen(id)
    return task ? c.json({ task: toReply(task) }, 200) : problem(c, 404, noTask)
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { kind, owner, sort, after, page_size: size } = c.req.valid('query')
      const page = {
        kind,
        ownerId: owner === 'me' ? c.var.traveller.userId : owner === 'nobody' ? null : undefined,
        latestFirst: sort === '-deadline',
        after,
        // One more than is shown tells whether there is a next page.
        limit: size + 1,
      }
      const [open, counts] = await Promise.all([tasks.listOpen(page), tasks.countOpen(clock.now())])
      return c.json({ ...keyedPageOf(open.map(toReply), size, ({ task_id }) => task_id), counts }, 200)
    })
    .openapi(own, (c) => change(c, c.req.valid('param').id, claimTask))
    .openapi(release, (c) => change(c, c.req.valid('param').id, releaseTask))
    .openapi(listClosed, async (c) => {
      const { kind, after, page_size: size } = c.req.valid('query')
      const found = await closedTasks.list({ kind, after, limit: size + 1 })
      return c.json(
        keyedPageOf(found.map(toClosedReply), size, ({ task_id }) => task_id),
        200,
      )
    })
    .openapi(read, async (c) => {
      const task = await readTask(c.req.valid('param').id, staffActor(c))
      return task ? c.json(task, 200) : problem(c, 404, noTask)
    })
    .openapi(close, async (c) => {
      const { id } = c.req.valid('param')
      const done = await closeTask({ id, note: c.req.valid('json').note }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const task = await closedTasks.find(id)
      return task ? c.json({ task: toClosedReply(task) }, 200) : problem(c, 404, noTask)
    })
}

function toReply({ owner, ...task }: OpenTask): StaffTask {
  return {
    ...toCommonReply(task),
    owner: owner && { staff_id: owner.staffId, name: owner.name, since: owner.since.toString() },
  }
}

function toClosedReply({ closedAt, by, ...task }: ClosedTask): ClosedStaffTask {
  return {
    ...toCommonReply(task),
    closed_at: closedAt.toString(),
    by: by && { staff_id: by.staffId, name: by.name, note: by.note },
  }
}

function toCommonReply({ id, kind, about, deadline, createdAt }: Omit<OpenTask, 'owner'>) {
  return { task_id: id, kind, about, deadline: deadline.toString(), created_at: createdAt.toString() }
}
