import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TabModule } from './tab.ts'

/** Each tab's code, a chunk of its own. */
export const TAB_MODULES: Record<WidgetTab, () => Promise<TabModule>> = {
  local: () => import('./coming-tab.tsx'),
  outstation: () => import('./coming-tab.tsx'),
  shuttle: () => import('./coming-tab.tsx'),
  self_drive: () => import('./coming-tab.tsx'),
}
