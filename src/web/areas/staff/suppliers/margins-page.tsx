import { useState } from 'react'
import type { StaffMargin, StaffMargins } from '#domains/rentals/supply/margin-rule.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { suppliersApi, useListSupplierPlansQuery } from './suppliers.api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MarginForm } from './margin-form.tsx'
import { formatPercent } from '#ui/formats/text-formats.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'
import { isolate } from '#kernel/isolate.ts'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'

const tones = { coming: 'under_way', holds: 'good', over: 'plain' } as const

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

type MarginTableProps = { rules: readonly StaffMargin[]; onChange: (rule: StaffMargin) => void }

/** Margin rules with their scope, effect and start date. */
function MarginTable({ rules, onChange }: MarginTableProps) {
  const { t } = useTranslation('staff_suppliers')
  const { scope, effect } = useScopeText()
  return (
    <DataTable
      caption={t('margins.caption')}
      rows={rules}
      rowKey={({ margin_id }) => margin_id}
      empty={<EmptyState title={t('margins.none')} text={t('margins.none_text')} />}
      columns={{
        scope: { label: t('margins.for'), heads: true, plain: true, render: (rule) => scope(rule) },
        effect: { label: t('margin'), render: (rule) => effect(rule) },
        state: {
          label: t('state'),
          render: ({ state, starts_on, ends_on }) => (
            <>
              <Chip tone={tones[state]}>{t(`margins.states.${state}`)}</Chip>
              <span className="mt-1 block text-ink-soft">
                <DayText value={starts_on} />
                {ends_on !== null && (
                  <>
                    {' – '}
                    <DayText value={ends_on} />
                  </>
                )}
              </span>
            </>
          ),
        },
        changed: {
          label: t('margins.changed'),
          render: ({ changed_at, changed_by }) => (
            <Parts className="text-ink-soft">
              <InstantText value={changed_at} />
              <bdi>{changed_by ?? t('margins.somebody')}</bdi>
            </Parts>
          ),
        },
        act: {
          label: t('act'),
          atEnd: true,
          plain: true,
          render: (rule) => (
            <RowButton {...MAIN_ACTION} onClick={() => onChange(rule)}>
              {t('margins.change')}
              <span className="sr-only">{scope(rule)}</span>
            </RowButton>
          ),
        },
      }}
    />
  )
}

/** Returns functions that describe the scope and the effect of a rule. */
function useScopeText() {
  const { t } = useTranslation('staff_suppliers')
  const language = useLanguage()

  function range(name: 'lead' | 'days', from: number | null, to: number | null): string[] {
    if (from === null && to === null) return []
    if (to === null) return [t(`margins.${name}.from`, { from: from ?? 0 })]
    return [from === null ? t(`margins.${name}.to`, { to }) : t(`margins.${name}.both`, { from, to })]
  }
  return {
    scope(rule: StaffMargin): string {
      const country = (code: string) => countryName(code, language)
      const parts = [
        ...(rule.plan === null ? [] : [isolate(rule.plan)]),
        ...(rule.plan !== null || rule.supplier === null ? [] : [isolate(rule.supplier)]),
        ...(rule.residence === null ? [] : [t('margins.lives_in', { country: country(rule.residence) })]),
        ...(rule.country === null ? [] : [t('margins.in_country', { country: country(rule.country) })]),
        ...(rule.place === null ? [] : [t('margins.at_place', { place: isolate(rule.place) })]),
        ...(rule.category === null ? [] : [t(`terms:category.${rule.category}`)]),
        ...range('lead', rule.lead_from, rule.lead_to),
        ...range('days', rule.days_from, rule.days_to),
      ]
      return parts.length === 0 ? t('margins.everything') : parts.join(' · ')
    },
    effect({ how, percent }: Pick<StaffMargin, 'how' | 'percent'>): string {
      const sign = how === 'add' && percent > 0 ? '+' : ''
      return t(`margins.effect.${how}`, { percent: isolate(`${sign}${formatPercent(percent, language)}`) })
    },
  }
}
