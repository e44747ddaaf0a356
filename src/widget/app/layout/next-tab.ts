import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'

type At = { tabs: readonly WidgetTab[]; selected: WidgetTab; key: string; isRightToLeft: boolean }

/** Returns the tab that a key selects, around the ends; null if the key does not select tabs. */
export function nextTab({ tabs, selected, key, isRightToLeft }: At): WidgetTab | null {
  const at = tabs.indexOf(selected)
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const to = { [forward]: at + 1, [back]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[key]
  return to === undefined ? null : (tabs[to % tabs.length] ?? null)
}
