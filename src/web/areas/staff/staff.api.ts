import type * as acts from '#domains/rentals/tasks/booking-task.contract.ts'
import * as operations from '#domains/staff/members/member-operations.contract.ts'
import type { TaskAct } from '#domains/staff/task-acts.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import type { Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type TaskActRequest = { id: string; act: TaskAct; typed: object }
type MemberChange =
  | (ArgumentsOf<typeof operations.changeRoles> & { act: 'roles' })
  | (ArgumentsOf<typeof operations.suspendMember> & { act: 'suspend' | 'restore' })

/** The staff's calls. A refused change is read again, too: a colleague may have come first. */
export const staffApi = endpoints(operations)
  .enhanceEndpoints({ addTagTypes: ['STAFF_TASKS', 'STAFF_PEOPLE'] })
  .injectEndpoints({
    endpoints: (build) => ({
      settleTask: build.mutation<Reply<typeof acts.SettledTaskReply>, TaskActRequest>({
        query: ({ id, act, typed }) => ({
          url: `staff/tasks/${id}/settle`,
          method: 'POST',
          body: { act, ...typed },
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
