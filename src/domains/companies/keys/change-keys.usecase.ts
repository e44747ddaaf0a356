import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { newId, newLetters } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CompanyStore } from '../customers/company.store.ts'
import type { TripKey } from './staff-key.contract.ts'
import type { StaffKeyStore } from './staff-key.store.ts'

export type ChangeKeysFailure =
  | { code: 'customer_not_found'; detail: string }
  | { code: 'trip_key_not_found'; detail: string }

type Changed = Result<TripKey, ChangeKeysFailure>

type Wanted = Pick<TripKey, 'name' | 'domains' | 'base_urls' | 'per_minute'> & { companyId: string | null }

export type ChangeKeys = {
  create(wanted: Wanted, by: StaffActor): Promise<Changed>
  /** A revoked key is refused from then on, by every process; again it changes nothing. */
  revoke(id: string, by: StaffActor): Promise<Changed>
}

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

type Needs = {
  keys: Pick<StaffKeyStore, 'find' | 'add' | 'revoke'>
  companies: Pick<CompanyStore, 'find'>
  staffWrite: StaffWrite
}

/** The staff issue keys to those who embed our tabs, and take them back. */
export function changeKeys({ keys, companies, staffWrite }: Needs): ChangeKeys {
  const notFound = { code: 'trip_key_not_found', detail: 'There is no such key' } as const
  return {
    create: ({ companyId, ...wanted }, by) =>
      staffWrite<Changed>(by, async (tx, now) => {
        if (companyId !== null && !(await companies.find(tx, companyId)))
          return fail({ code: 'customer_not_found', detail: 'There is no such company' })
        const id = newId()
        const key = `tk_${newLetters(KEY_LETTERS)}`
        await keys.add(tx, { id, key, ...wanted, companyId, now })
        const added = await keys.find(tx, id)
        return {
          value: added ? ok(added) : fail(notFound),
          audited: {
            action: 'create_trip_key',
            subject: { kind: 'trip_key', id },
            before: null,
            after: { ...wanted, company_id: companyId },
          },
        }
      }),

    revoke: (id, by) =>
      staffWrite<Changed>(by, async (tx, now) => {
        const wasRevoked = await keys.revoke(tx, id, now)
        const key = await keys.find(tx, id)
        if (!key) return fail(notFound)
        if (!wasRevoked) return { value: ok(key), audited: null }
        return {
          value: ok(key),
          audited: {
            action: 'revoke_trip_key',
            subject: { kind: 'trip_key', id },
            before: { revoked: false },
            after: { revoked: true },
          },
        }
      }),
  }
}
