import type { ExportData } from '#domains/accounts/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BlockStore } from './block.store.ts'

type Exported = NonNullable<Awaited<ReturnType<ExportData>>>
type ExportFailure = { code: 'account_not_found' | 'account_of_staff'; detail: string }

/** All that is held of an account's owner, who has asked for it by mail; that it was read is in the audit before. */
export type ExportAccount = (accountId: string, by: StaffActor) => Promise<Result<Exported, ExportFailure>>

type Needs = { blocks: Pick<BlockStore, 'hold'>; exportData: ExportData; staffWrite: StaffWrite }

export function exportAccount({ blocks, exportData, staffWrite }: Needs): ExportAccount {
  return async (accountId, by) => {
    const noted = await staffWrite<Result<null, ExportFailure>>(by, async (tx) => {
      const held = await blocks.hold(tx, accountId)
      if (!held) return fail(notFound)
      if (held.role === 'staff')
        return fail({ code: 'account_of_staff', detail: 'Colleagues read their own data in their account' })
      const subject = { kind: 'account', id: accountId } as const
      return { value: ok(null), audited: { action: 'export_account', subject, before: null, after: null } }
    })
    if (!noted.ok) return noted
    const exported = await exportData(accountId, null)
    return exported ? ok(exported) : fail(notFound)
  }
}

const notFound = { code: 'account_not_found', detail: 'There is no such account' } as const
