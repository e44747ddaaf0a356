import type { LangId } from '#kernel/locale.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { PartnerApplication } from './staff-partner.contract.ts'

const MAX_SHOWN = 50

/** Lists the applications that are neither approved nor closed, newest first. */
export async function selectApplications(db: Db): Promise<PartnerApplication[]> {
  const rows = await unapproved(db)
    .where('e.state', '!=', 'closed')
    .orderBy('e.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(toApplication)
}

/** Finds an application that is not approved yet. */
export async function findApplication(db: Db, enquiryId: string): Promise<PartnerApplication | null> {
  const row = await unapproved(db).where('e.id', '=', enquiryId).executeTakeFirst()
  return row ? toApplication(row) : null
}

function unapproved(db: Db) {
  return db
    .selectFrom('enquiries as e')
    .select(['e.id', 'e.number', 'e.email', 'e.lang_id', 'e.content', 'e.message', 'e.created_at'])
    .where('e.kind', '=', 'partner')
    .where('e.state', '!=', 'spam')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('partners as p').select('p.id').whereRef('p.enquiry_id', '=', 'e.id'))),
    )
}

function toApplication(row: RowOf<typeof unapproved>): PartnerApplication {
  const filled = row.content as Readonly<Record<string, unknown>>
  const text = (name: string) => {
    const value = filled[name]
    return typeof value === 'string' ? value : ''
  }
  const { traffic } = filled
  return {
    enquiry_id: row.id,
    number: row.number,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: row.email ?? '',
    applicant_lang_id: row.lang_id as LangId,
    company: text('company'),
    website: text('website'),
    country: text('country'),
    traffic: typeof traffic === 'number' ? traffic : null,
    message: row.message,
    sent_at: row.created_at.toString(),
  }
}
