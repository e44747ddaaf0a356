import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { secondStepOf } from '#testing/builders/accounts/second-step.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../states/account-states.ts'
import type { Visit } from '../environment/environment.ts'

type MemberOptions = { roles: readonly StaffRole[]; secondStep?: boolean }

/** A new member of the staff, signed in in this visit's browser, by default with a second step. */
export async function newMember(visit: Visit, { roles, secondStep = true }: MemberOptions) {
  const person = await newPerson(visit)
  const { db } = visit.site.database
  const now = siteClock.now()
  await db
    .updateTable('users')
    .set({ role: 'staff', email_verified_at: now })
    .where('id', '=', person.id)
    .execute()
  await db
    .insertInto('staff_members')
    .values({
      user_id: person.id,
      roles: [...roles],
      invited_by: null,
      invited_at: now,
    })
    .execute()
  if (secondStep) await secondStepOf(visit.site, siteClock.now).confirmCodes(person.token)
  return person
}

/** The row of a table that shows this text. */
export const rowOf = ({ page }: Pick<Visit, 'page'>, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text })

/** The confirmation button of an action that moves money. */
export const confirmation = ({ page, t }: Pick<Visit, 'page' | 't'>) =>
  page.getByRole('dialog').getByRole('button', { name: t('staff:moved.confirm'), exact: true })
