import { sql } from 'kysely'
import type { DataSubject, PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * A person's enquiries, sent while signed in or from their verified address, with our answers. When a staff
 * member's account is erased, their enquiries are unassigned; their answers stay without a name.
 */
export function enquiryPersonalData(db: Db): PersonalData {
  const ofOwner = (from: Db, { userId, email, emailVerified }: DataSubject) =>
    from
      .selectFrom('enquiries')
      .where(({ eb, or }) =>
        or([eb('user_id', '=', userId), ...(emailVerified ? [eb('email', '=', email)] : [])]),
      )
  return {
    read: {
      enquiries: (owner) =>
        ofOwner(db, owner)
          .select(['number', 'kind', 'state', 'name', 'email', 'message', 'content', 'page', 'created_at'])
          .orderBy('id')
          .execute(),
      enquiry_replies: (owner) =>
        db
          .selectFrom('enquiry_replies as r')
          .innerJoin('enquiries as e', 'e.id', 'r.enquiry_id')
          .select(['e.number', 'r.author', 'r.message', 'r.created_at'])
          .where('r.enquiry_id', 'in', ofOwner(db, owner).select('id'))
          .orderBy('r.id')
          .execute(),
    },

    async erase(tx, owner) {
      // Includes mails to addresses other than the account's.
      await sql`
        delete from mails m using ${ofOwner(tx, owner).select('number')} own
        where position(own.number in m.text) > 0`.execute(tx)
      await tx.deleteFrom('enquiries').where('id', 'in', ofOwner(tx, owner).select('id')).execute()
      await tx.deleteFrom('feedback').where('user_id', '=', owner.userId).execute()
      await tx
        .updateTable('enquiries')
        .set({ owner_id: null, owned_at: null })
        .where('owner_id', '=', owner.userId)
        .execute()
      await tx
        .updateTable('enquiry_replies')
        .set({ staff_id: null })
        .where('staff_id', '=', owner.userId)
        .execute()
    },
  }
}
