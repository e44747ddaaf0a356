import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './member-operations.contract.ts'
import { findMe, findMember, selectMembers } from './member.store.ts'

export const noSuchMember = fail({
  code: 'member_not_found',
  detail: 'There is no such member of the staff',
} as const)

/** Reads the caller, as the staff area shows them. */
export async function readMe(
  { db }: Pick<App, 'db'>,
  { userId, secondStep }: Call<typeof operations.readMe>,
) {
  const found = await findMe(db, userId)
  return found ? ok({ ...found, second_step: secondStep }) : fail({ code: 'staff_role_missing' } as const)
}

/** Lists the members of the staff. */
export function listMembers({ db }: Pick<App, 'db'>, { query }: Call<typeof operations.listMembers>) {
  return selectMembers(db, { after: query.after, limit: query.page_size })
}

export async function memberReply({ db }: Pick<App, 'db'>, staffId: string) {
  const member = await findMember(db, staffId)
  return member ? ok({ member }) : noSuchMember
}
