import {
  invitePerson,
  listPeople,
  removePerson,
} from '#domains/partners/record/partner-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const { useListPeopleQuery, useInvitePersonMutation, useRemovePersonMutation } = endpoints({
  listPeople,
  invitePerson,
  removePerson,
})
