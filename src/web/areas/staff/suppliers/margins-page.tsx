import { useState } from 'react'
import type { StaffMargin, StaffMargins } from '#domains/rentals/supply/margin-rule.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { MarginDialog } from './margin-dialog.tsx'
import { MarginTable } from './margin-table.tsx'
import { suppliersApi } from './suppliers.api.ts'

/** Rules of margins; looking at what one would do, and letting it hold. */
export const { preload, Component } = staffListPage({
  section: 'suppliers',
  title: 'staff_suppliers:margins.title',
  list: suppliersApi.endpoints.staffMargins,
  asked: afterIn,
  load: ({ read }) => read(suppliersApi.endpoints.staffSuppliers, undefined),
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
