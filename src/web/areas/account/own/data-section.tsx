import type { UserReply } from '#domains/accounts/account.contract.ts'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'

/** The person's data: its export and deletion. */
export function DataSection({ user }: { user: UserReply }) {
  return (
    <div className="flex flex-col gap-6">
      <ExportCard />
      <DeleteCard user={user} />
    </div>
  )
}
