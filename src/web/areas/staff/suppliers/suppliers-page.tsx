import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { PlanTable } from './plan-table.tsx'
import { suppliersApi, useListSupplierPlansQuery } from './suppliers.api.ts'

/** All supplier plans: status, health and desks. */
export const { preload, Component } = staffPage({
  section: 'suppliers',
  load: ({ read }) => read(suppliersApi.endpoints.listSupplierPlans, undefined),
  Content: Suppliers,
})

/** Polling interval of plan health. */
const AGAIN_MS = 30_000

function Suppliers() {
  const { t } = useTranslation('staff_suppliers')
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <PageLink
        to="/staff/suppliers/margins"
        className="inline-flex min-h-11 items-center self-start text-coral-deep underline"
      >
        {t('margins.title')}
      </PageLink>
      <Answered query={useListSupplierPlansQuery(undefined, { pollingInterval: AGAIN_MS })}>
        {({ items }) => (
          <>
            <PlanTable plans={items} onOpen={({ plan_id }) => setChosen(plan_id)} />
            <PlanSheet
              plan={items.find(({ plan_id }) => plan_id === chosen) ?? null}
              onClose={() => setChosen(null)}
            />
          </>
        )}
      </Answered>
    </>
  )
}
