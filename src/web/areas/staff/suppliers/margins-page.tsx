import { useState } from 'react'
import type { StaffMargin, StaffMargins } from '#domains/rentals/supply/margin-rule.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { MarginTable } from './margin-table.tsx'
import { suppliersApi, useListSupplierPlansQuery } from './suppliers.api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MarginForm } from './margin-form.tsx'

/** Margin rules, with a preview before saving. */
export const { preload, Component } = staffListPage({
  section: 'suppliers',
  title: 'staff_suppliers:margins.title',
  list: suppliersApi.endpoints.listMargins,
  parseQuery: afterIn,
  load: ({ read }) => read(suppliersApi.endpoints.listSupplierPlans, undefined),
  Above: NewMargin,
  Rows: MarginRows,
})

function NewMargin() {
  const { t } = useTranslation('staff_suppliers')
  const [isNew, setNew] = useState(false)
  return (
    <>
      <BackLink to="/staff/suppliers">{t('margins.back')}</BackLink>
      <p className="max-w-3xl text-sm text-ink-soft">{t('margins.order')}</p>
      <Button className="self-start" onClick={() => setNew(true)}>
        {t('margins.add')}
      </Button>
      <MarginDialog isNew={isNew} onClose={() => setNew(false)} />
    </>
  )
}

function MarginRows({ page: { items } }: { page: StaffMargins }) {
  const [rule, setRule] = useState<StaffMargin | null>(null)
  return (
    <>
      <MarginTable rules={items} onChange={setRule} />
      <MarginDialog rule={rule} now={items} onClose={() => setRule(null)} />
    </>
  )
}

type MarginDialogProps = {
  /** The rule to edit. */
  rule?: StaffMargin | null
  /** True to create a rule. */
  isNew?: boolean
  /** Current rules, which a colleague may have changed. */
  now?: readonly StaffMargin[]
  onClose: () => void
}

/** Sheet to add or edit a margin rule. */
function MarginDialog({ rule = null, isNew = false, now, onClose }: MarginDialogProps) {
  const { t } = useTranslation('staff_suppliers')
  const { data: suppliers } = useListSupplierPlansQuery()
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
