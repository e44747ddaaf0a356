import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import { classes } from '#ui/classes.ts'
import { nextTab } from './next-tab.ts'

type Props = {
  tabs: readonly WidgetTab[]
  selected: WidgetTab
  onSelect: (tab: WidgetTab) => void
  /** Called before a tab is selected, to preload its code. */
  onNear: (tab: WidgetTab) => void
}

export const tabId = (tab: WidgetTab) => `tab-${tab}`
export const panelId = (tab: WidgetTab) => `panel-${tab}`

/** The tabs; arrow keys go along them, and select. */
export function TabList({ tabs, selected, onSelect, onNear }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)

  function followKey(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab({ tabs, selected, key: event.key, isRightToLeft })
    if (next === null) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs.label')} className="flex">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls={panelId(tab)}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={followKey}
          onPointerEnter={() => onNear(tab)}
          className={classes(
            'relative min-h-14 min-w-0 grow basis-0 px-1 text-xs font-semibold -outline-offset-3 transition-colors duration-150 min-[480px]:text-sm',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-full',
            tab === selected
              ? 'text-coral-deep after:bg-coral-deep forced-colors:after:bg-[Highlight]'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(`tabs.${tab}`)}
        </button>
      ))}
    </div>
  )
}
