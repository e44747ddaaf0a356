import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type { BulkRowState } from './bulk-acts.contract.ts'
import type { BulkActs } from './resolve-bulk-action.ts'
import type { BulkAction, BulkActions, BulkRows } from './bulk.contract.ts'
import type { BulkStore } from './bulk.store.ts'

/** Bulk actions and their results, for who may do the same; null: there is none for them. */
export type ReadBulk = {
  list(page: { after: string | undefined; limit: number }, staffId: string): Promise<BulkActions>
  one(id: string, staffId: string): Promise<BulkAction | null>
  rows(
    page: { id: string; state: BulkRowState | undefined; after: string | undefined; limit: number },
    staffId: string,
  ): Promise<BulkRows | null>
}

type Needs = {
  bulk: Pick<BulkStore, 'list' | 'find' | 'rows'>
  acts: BulkActs
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
}

export function readBulk({ bulk, acts, rolesOf }: Needs): ReadBulk {
  const actsOf = async (staffId: string) => {
    const roles = await rolesOf(staffId)
    return [...acts.values()].filter(({ needs }) => mayDo(roles, needs))
  }

  async function one(id: string, staffId: string) {
    const found = await bulk.find(id)
    const act = found && (await actsOf(staffId)).find(({ name }) => name === found.act)
    return act ? { found, act } : null
  }

  return {
    list: async (page, staffId) =>
      bulk.list({ ...page, acts: (await actsOf(staffId)).map(({ name }) => name) }),

    one: async (id, staffId) => (await one(id, staffId))?.found ?? null,

    async rows(page, staffId) {
      const asked = await one(page.id, staffId)
      if (!asked) return null
      const { items, next } = await bulk.rows(page)
      const ids = items.map(({ id }) => id)
      const now =
        ids.length === 0 ? [] : await asked.act.rows({ ids }, { after: null, limit: ids.length, staffId })
      const named = new Map(now.map((row) => [row.id, row]))
      return {
        items: items.map(({ id, state, why }) => ({
          row_id: id,
          name: named.get(id)?.name ?? null,
          about: named.get(id)?.about ?? null,
          state,
          why,
        })),
        next,
      }
    },
  }
}
