import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import type { TabModule } from './tab.ts'

/** Each tab's code, in its own chunk. */
export const TAB_MODULES: Record<WidgetTab, () => Promise<TabModule>> = {
  local: () => import('./local/local-tab.tsx'),
  outstation: () => import('./outstation/outstation-tab.tsx'),
  shuttle: () => import('./shuttle/shuttle-tab.tsx'),
  self_drive: () => import('./self-drive/self-drive-tab.tsx'),
}
