import { writeAudited } from '#domains/staff/public.ts'
import { exportData, type AccountExport } from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountNotFound } from './account-not-found.ts'
import { lockAccount } from './block.store.ts'
import type * as operations from './staff-account-operations.contract.ts'

type ExportFailure = typeof accountNotFound | { code: 'account_of_staff'; detail: string }

/** Exports all data stored about an account's owner, who has requested it by mail; the audit records it first. */
export async function exportAccount(
  app: Pick<App, 'db' | 'clock' | 'personalData'>,
  { params: { id }, by }: Call<typeof operations.exportAccount>,
): Promise<Result<AccountExport, ExportFailure>> {
  const recorded = await writeAudited(
    app,
    by,
    async (tx, _now, audit): Promise<Result<null, ExportFailure>> => {
      const locked = await lockAccount(tx, id)
      if (!locked) return fail(accountNotFound)
      if (locked.role === 'staff')
        return fail({ code: 'account_of_staff', detail: 'Colleagues read their own data in their account' })
      const subject = { kind: 'account', id } as const
      await audit({ action: 'export_account', subject, before: null, after: null })
      return ok(null)
    },
  )
  if (!recorded.ok) return recorded
  const exported = await exportData(app, id, null)
  return exported ? ok(exported) : fail(accountNotFound)
}
