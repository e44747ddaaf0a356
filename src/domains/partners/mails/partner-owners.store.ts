import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/** Finds a partner's owners with a verified email address. */
export async function findOwners(
  db: Db,
  partnerId: string,
): Promise<{ recipient: string; langId: LangId }[]> {
  const rows = await db
    .selectFrom('partner_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'u.lang_id'])
    .where('m.partner_id', '=', partnerId)
    .where('m.role', '=', 'owner')
    .where('u.email_verified_at', 'is not', null)
    .where('u.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('m.since')
    .orderBy('u.id')
    .execute()
  return rows.map(({ email, lang_id }) => ({ recipient: email, langId: lang_id as LangId }))
}
