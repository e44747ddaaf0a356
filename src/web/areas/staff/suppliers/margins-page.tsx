import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMargin } from '#domains/rentals/supply/margin-rule.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { afterIn } from '../frame/after-in.ts'
import { BackLink } from '../frame/back-link.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { MarginForm } from './margin-form.tsx'
import { MarginTable } from './margin-table.tsx'
import { suppliersApi, useStaffMarginsQuery, useStaffSuppliersQuery } from './suppliers.api.ts'

/** Rules of margins; looking at what one would do, and letting it hold. */
export const { preload, Component } = staffPage({
  section: 'suppliers',
  title: 'staff_suppliers:margins.title',
  load: ({ read, url }) =>
    Promise.all([
      read(suppliersApi.endpoints.staffMargins, afterIn(url.searchParams)),
      read(suppliersApi.endpoints.staffSuppliers, undefined),
    ]),
  Content: Margins,
})

function Margins() {
  const { t } = useTranslation('staff_suppliers')
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<{ rule: StaffMargin | null } | null>(null)
  const { data: suppliers } = useStaffSuppliersQuery()
  const margins = useStaffMarginsQuery(afterIn(search))
  const close = () => setChosen(null)
  const rule = chosen?.rule ?? null
  return (
    <>
      <BackLink to="/staff/suppliers">{t('margins.back')}</BackLink>
      <p className="max-w-3xl text-sm text-ink-soft">{t('margins.order')}</p>
      <Button className="self-start" onClick={() => setChosen({ rule: null })}>
        {t('margins.add')}
      </Button>
      <StaffList query={margins}>
        {({ items }) => <MarginTable rules={items} onChange={(one) => setChosen({ rule: one })} />}
      </StaffList>
      <Dialog
        open={chosen !== null}
        onClose={close}
        kind="sheet"
        title={t(rule ? 'margins.change_title' : 'margins.add')}
      >
        {chosen && (
          <MarginForm
            key={rule?.margin_id ?? 'new'}
            rule={rule}
            now={margins.data?.items.find(({ margin_id }) => margin_id === rule?.margin_id) ?? rule}
            plans={suppliers?.items ?? []}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}
