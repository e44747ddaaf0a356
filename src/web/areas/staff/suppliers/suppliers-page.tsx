import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { suppliersApi, useListSupplierPlansQuery } from './suppliers.api.ts'
import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import type { PlanHealth, SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Parts } from '#ui/parts.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'
import { PlanChips } from './plan-chips.tsx'
import { isolate } from '#kernel/isolate.ts'

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
      <TextLink to="/staff/suppliers/margins" className="inline-flex min-h-11 items-center self-start">
        {t('margins.title')}
      </TextLink>
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

type PlanTableProps = { plans: readonly SupplierPlan[]; onOpen: (plan: SupplierPlan) => void }

/** All plans with their supplier, success rate and response times. */
function PlanTable({ plans, onOpen }: PlanTableProps) {
  const { t } = useTranslation('staff_suppliers')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('caption')}
      rows={plans}
      rowKey={({ plan_id }) => plan_id}
      empty={<EmptyState title={t('none')} />}
      columns={{
        plan: {
          label: t('plan'),
          heads: true,
          plain: true,
          render: ({ supplier, label, name }) => (
            <>
              <bdi className="font-medium">{supplier}</bdi>
              <Parts className="text-ink-soft">
                <bdi>{label}</bdi>
                <bdi dir="ltr">{name}</bdi>
              </Parts>
            </>
          ),
        },
        state: { label: t('state'), render: (plan) => <PlanChips plan={plan} /> },
        hour: { label: t('hour'), render: ({ hour }) => <Health health={hour} /> },
        day: { label: t('day'), render: ({ day }) => <Health health={day} /> },
        margin: {
          label: t('margin'),
          render: ({ margin_percent: percent, payment }) =>
            payment === 'desk' ? t('at_desk') : <bdi dir="ltr">{formatPercent(percent, language)}</bdi>,
        },
        coverage: {
          label: t('coverage'),
          render: ({ stations, places }) => (
            <Parts>
              {t('desks', { count: stations })}
              {t('places', { count: places })}
            </Parts>
          ),
        },
        act: {
          label: t('act'),
          atEnd: true,
          plain: true,
          render: (plan) => (
            <RowButton {...MAIN_ACTION} onClick={() => onOpen(plan)}>
              {t('look')}
              <bdi className="sr-only">
                {plan.supplier} {plan.label}
              </bdi>
            </RowButton>
          ),
        },
      }}
    />
  )
}

function Health({ health }: { health: PlanHealth }) {
  const text = useHealthText()
  const [speed, rest] = [text.speed(health), text.else(health)]
  return (
    <>
      <span className={health.asked === 0 ? 'text-ink-soft' : undefined}>{text.answered(health)}</span>
      {speed !== null && <span className="block text-ink-soft">{speed}</span>}
      <Parts className="text-bad">{rest}</Parts>
    </>
  )
}

/** Returns functions that describe the results of a period's requests. */
function useHealthText() {
  const { t } = useTranslation('staff_suppliers')
  const language = useLanguage()
  const ms = (value: number) => isolate(`${value} ms`)
  return {
    /** The percentage of requests that were answered in time. */
    answered({ asked, answered, refused }: PlanHealth): string {
      if (asked === 0) return t('nobody_asked')
      const percent = isolate(formatPercent(Math.round(((answered + refused) / asked) * 100), language))
      return t('answered', { percent, count: asked })
    },
    /** Other results. */
    else({ late, failed, overloaded }: PlanHealth): string[] {
      return [
        ...(failed > 0 ? [t('failed', { count: failed })] : []),
        ...(late > 0 ? [t('late', { count: late })] : []),
        ...(overloaded > 0 ? [t('overloaded', { count: overloaded })] : []),
      ]
    },
    speed: ({ p50_ms: p50, p95_ms: p95 }: PlanHealth): string | null =>
      p50 === null || p95 === null ? null : t('speed', { p50: ms(p50), p95: ms(p95) }),
  }
}
