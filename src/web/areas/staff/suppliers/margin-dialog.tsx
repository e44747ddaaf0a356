import type { StaffMargin } from '#domains/rentals/supply/margin-rule.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MarginForm } from './margin-form.tsx'
import { useStaffSuppliersQuery } from './suppliers.api.ts'

type MarginDialogProps = {
  /** Changes this rule. */
  rule?: StaffMargin | null
  /** Opens it for a new rule. */
  isNew?: boolean
  /** The rules as they are now: a colleague may have changed this one since. */
  now?: readonly StaffMargin[]
  onClose: () => void
}

/** A rule of margins to add or change, at the side of the list. */
export function MarginDialog({ rule = null, isNew = false, now, onClose }: MarginDialogProps) {
  const { t } = useTranslation('staff_suppliers')
  const { data: suppliers } = useStaffSuppliersQuery()
  const isOpen = isNew || rule !== null
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      kind="sheet"
      title={t(rule ? 'margins.change_title' : 'margins.add')}
    >
      {isOpen && (
        <MarginForm
          key={rule?.margin_id ?? 'new'}
          rule={rule}
          now={now?.find(({ margin_id }) => margin_id === rule?.margin_id) ?? rule}
          plans={suppliers?.items ?? []}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
