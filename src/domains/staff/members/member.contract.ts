import { z } from 'zod'
import {
  EmailField,
  fieldError,
  FirstNameField,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  LastNameField,
} from '#kernel/contract.ts'
import { STAFF_ROLES } from './staff-role.contract.ts'
import type { StaffFieldCode } from '../staff-field-messages.ts'

const lang_id = LangIdField.optional()

const Roles = z
  .array(
    z.enum(STAFF_ROLES, fieldError<StaffFieldCode>('staff_role_unknown')),
    fieldError<StaffFieldCode>('staff_role_unknown'),
  )
  .max(STAFF_ROLES.length, fieldError<StaffFieldCode>('staff_role_unknown'))
  .overwrite((roles) => STAFF_ROLES.filter((role) => roles.includes(role)))

const SomeRoles = Roles.refine(
  (roles) => roles.length > 0,
  fieldError<StaffFieldCode>('staff_role_required', 'staff_role_required'),
)

/** The signed-in staff member, as shown in the staff area. */
export const StaffMeReply = z.object({
  staff_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  suspended: z.boolean(),
  second_step: z.boolean().meta({
    description: 'Whether this sign-in has passed a second step; without one every other call is refused',
  }),
})
export type StaffMe = z.infer<typeof StaffMeReply>

export const MEMBER_STATES = ['invited', 'active', 'suspended'] as const

export const StaffMemberContract = z
  .object({
    staff_id: z.uuid(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(STAFF_ROLES)),
    state: z.enum(MEMBER_STATES).meta({ description: 'invited: has not proved the address yet' }),
    second_step: z.boolean().meta({ description: 'Whether one is set up' }),
    invited_at: z.iso.datetime(),
    version: z
      .int()
      .meta({ description: 'To be sent with a change, which is refused if it is no longer this' }),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.infer<typeof StaffMemberContract>

export const StaffMembersQuery = z.object({
  ...keyedQuery('who was invited after them', 50),
})

export const StaffMembersReply = z.object({
  ...keyedPage(StaffMemberContract),
})
export type StaffMembers = z.infer<typeof StaffMembersReply>

export const InviteMemberBody = z.strictObject({
  email: EmailField,
  first_name: FirstNameField,
  last_name: LastNameField,
  roles: SomeRoles,
  lang_id: lang_id.meta({ description: 'Of the mail, too' }),
})

export const ChangeRolesBody = z.strictObject({ roles: Roles, version: z.int().min(1), lang_id })
export const ChangeMemberBody = z.strictObject({ version: z.int().min(1), lang_id })

export const StaffMemberParams = z.object({ id: IdInPath })
export const ChangedMemberReply = z.object({ member: StaffMemberContract })
