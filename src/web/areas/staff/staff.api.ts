import type * as members from '#domains/staff/members/member.contract.ts'
import type * as acts from '#domains/rentals/tasks/booking-task.contract.ts'
import type { TaskAct } from '#domains/staff/task-acts.contract.ts'
import { api, tagsUnlessFailed, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

type TaskActRequest = { id: string; act: TaskAct; typed: object }
type MemberChange = { id: string; version: number } & (
  | { act: 'roles'; roles: readonly string[] }
  | { act: 'suspend' | 'restore' }
)

/** The staff's calls. A refused change is read again, too: a colleague may have come first. */
export const staffApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_TASKS', 'STAFF_PEOPLE'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffMe: build.query<members.StaffMe, void>({
        query: () => ({ url: 'staff/me' }),
        providesTags: ['SECOND_STEP', 'USER_PROFILE'],
      }),
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
      staffPeople: build.query<members.StaffMembers, ListQuery<typeof members.StaffMembersQuery>>({
        query: (params) => ({ url: 'staff/people', params }),
        providesTags: ['STAFF_PEOPLE'],
      }),
      inviteMember: build.mutation<
        Reply<typeof members.ChangedMemberReply>,
        Body<typeof members.InviteMemberBody>
      >({
        query: (body) => ({ url: 'staff/people/invite', method: 'POST', body }),
        invalidatesTags: tagsUnlessFailed('STAFF_PEOPLE'),
      }),
      changeMember: build.mutation<Reply<typeof members.ChangedMemberReply>, MemberChange>({
        query: ({ id, act, ...body }) => ({ url: `staff/people/${id}/${act}`, method: 'POST', body }),
        invalidatesTags: ['STAFF_PEOPLE'],
      }),
    }),
  })

export const {
  useStaffMeQuery,
  useSettleTaskMutation,
  useTakeOverMutation,
  useStaffPeopleQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
} = staffApi
