import type { Db } from '#platform/db/database.ts'
import type { Customer, CustomerChange } from './customer.contract.ts'

export type CompanyStore = {
  /** `hold`: locked until the transaction ends. */
  find(handle: Db, companyId: string, how?: { hold: boolean }): Promise<Customer | null>
  /** Returns true if a company goes by this id (`x-corp-id`). */
  isKnown(handle: Db, corpId: string): Promise<boolean>
  change(tx: Db, companyId: string, change: CustomerChange): Promise<void>
}

export const companyStore: CompanyStore = {
  async find(handle, companyId, { hold } = { hold: false }) {
    const found = handle
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', companyId)
      .where('hidden_at', 'is', null)
    const row = await (hold ? found.forUpdate() : found).executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      kind: 'company',
      corp_id: row.corp_id,
      name: row.name,
      country_code: row.country_code,
      currency: row.currency,
      tax_id: row.tax_id,
      address: row.address as NonNullable<Customer['address']>,
      phone: row.phone as Customer['phone'],
      email: row.email,
      approval_required: row.approval_required,
    }
  },

  async isKnown(handle, corpId) {
    const found = await handle
      .selectFrom('companies')
      .select('id')
      .where('corp_id', '=', corpId)
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    return found !== undefined
  },

  async change(tx, companyId, change) {
    await tx.updateTable('companies').set(change).where('id', '=', companyId).execute()
  },
}
