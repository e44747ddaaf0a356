import * as tasks from '#domains/rentals/tasks/booking-task-operations.contract.ts'
import * as operations from '#domains/staff/members/member-operations.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

type MemberChange =
  | (ArgumentsOf<typeof operations.changeRoles> & { act: 'roles' })
  | (ArgumentsOf<typeof operations.suspendMember> & { act: 'suspend' | 'restore' })

/** Endpoints of tasks and members. A rejected change also refetches, as a colleague may have changed the record. */
export const staffApi = endpoints({ ...operations, ...tasks })
  .enhanceEndpoints({ addTagTypes: ['STAFF_TASKS', 'STAFF_PEOPLE'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Changes the roles of a member, suspends or restores them. */
      changeMember: build.mutation<ReplyOf<typeof operations.changeRoles>, MemberChange>({
        query: ({ id, act, ...body }) => ({ url: `staff/people/${id}/${act}`, method: 'POST', body }),
        invalidatesTags: ['STAFF_PEOPLE'],
      }),
    }),
  })

export const {
  useReadMeQuery,
  useSettleBookingTaskMutation,
  useTakeOverMutation,
  useListMembersQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
} = staffApi
