import type * as acts from '#domains/rentals/tasks/booking-task.contract.ts'
import * as operations from '#domains/staff/members/member-operations.contract.ts'
import type { TaskAct } from '#domains/staff/task-acts.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import type { Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type TaskActionRequest = { id: string; act: TaskAct; input: object }
type MemberChange =
  | (ArgumentsOf<typeof operations.changeRoles> & { act: 'roles' })
  | (ArgumentsOf<typeof operations.suspendMember> & { act: 'suspend' | 'restore' })

/** Endpoints of tasks and members. A rejected change also refetches, as a colleague may have changed the record. */
export const staffApi = endpoints(operations)
  .enhanceEndpoints({ addTagTypes: ['STAFF_TASKS', 'STAFF_PEOPLE'] })
  .injectEndpoints({
    endpoints: (build) => ({
      settleTask: build.mutation<Reply<typeof acts.SettledTaskReply>, TaskActionRequest>({
        query: ({ id, act, input }) => ({
          url: `staff/tasks/${id}/settle`,
          method: 'POST',
          body: { act, ...input },
        }),
        invalidatesTags: ['STAFF_TASKS'],
      }),
      takeOver: build.mutation<Reply<typeof acts.TakenOverReply>, string>({
        query: (id) => ({ url: `staff/bookings/${id}/take-over`, method: 'POST', body: {} }),
        invalidatesTags: ['STAFF_TASKS'],
      }),
      /** Changes the roles of a member, suspends or restores them. */
      changeMember: build.mutation<ReplyOf<typeof operations.changeRoles>, MemberChange>({
        query: ({ id, act, ...body }) => ({ url: `staff/people/${id}/${act}`, method: 'POST', body }),
        invalidatesTags: ['STAFF_PEOPLE'],
      }),
    }),
  })

export const {
  useReadMeQuery,
  useSettleTaskMutation,
  useTakeOverMutation,
  useListMembersQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
} = staffApi
