import { z } from 'zod'
import {
  fieldError,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  orNull,
  searchField,
} from '#kernel/contract.ts'

export const CompanyParams = z.object({ id: IdInPath })
export const CompanyPersonParams = z.object({ id: IdInPath, personId: IdInPath })

export const CompanyPeopleQuery = z.object({
  search: searchField(80)
    .optional()
    .meta({ description: 'Stands in a name, an address, a number or a cost centre' }),
  ...keyedQuery(),
})

const SupervisorName = z.object({ profile_id: z.uuid(), name: z.string() }).meta({ id: 'TripSupervisorName' })

export const CompanyPersonContract = z
  .object({
    profile_id: z.uuid(),
    name: z.string(),
    email: orNull(z.string()),
    mobile: orNull(z.string()),
    cost_centre: orNull(z.string()),
    is_admin: z.boolean(),
    is_supervisor: z.boolean(),
    supervisor: orNull(SupervisorName).meta({
      description: 'Who approves of their trips; null: the admins of the company',
    }),
    travellers: z.int().meta({ description: 'Of how many people they approve the trips' }),
  })
  .meta({ id: 'TripCompanyPerson' })
export type CompanyPerson = z.infer<typeof CompanyPersonContract>

export const CompanyPeopleReply = z.object({
  company: z.object({ id: z.uuid(), name: z.string(), approval_required: z.boolean() }),
  ...keyedPage(CompanyPersonContract),
  supervisors: z.array(SupervisorName).meta({ description: 'All of the company, by name' }),
})
export type CompanyPeople = z.infer<typeof CompanyPeopleReply>

export const ChangeCompanyPersonBody = z
  .strictObject({
    is_supervisor: z.boolean(fieldError('yes_or_no')).optional(),
    supervisor_id: orNull(z.uuid(fieldError('id_required'))).optional(),
    lang_id: LangIdField.optional(),
  })
  .meta({ description: 'What is left out stays as it is' })
export const ChangedCompanyPersonReply = z.object({ person: CompanyPersonContract })
