import { Suspense, useEffect, useState } from 'react'
import type { WidgetTab } from '#domains/widget/widget-config.contract.ts'
import { lazyModule, lazyComponent } from '#ui/lazy-module.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Chosen } from '../offer/chosen.ts'
import { TAB_MODULES } from '../tabs/tab-list.ts'
import { panelId, tabId } from './tab-list.tsx'

/** Returns a tab's code, which can be preloaded, and the component that waits for it. */
function laterTab(tab: WidgetTab) {
  const code = lazyModule(TAB_MODULES[tab])
  return { ahead: code.ahead, View: lazyComponent(code, ({ Tab }) => Tab) }
}

const VIEWS = {
  local: laterTab('local'),
  outstation: laterTab('outstation'),
  shuttle: laterTab('shuttle'),
  self_drive: laterTab('self_drive'),
} satisfies Record<WidgetTab, unknown>

/** Loads a tab's code before it is selected. */
export function loadTabAhead(tab: WidgetTab): void {
  VIEWS[tab].ahead()
}

type Props = {
  tabs: readonly WidgetTab[]
  selected: WidgetTab
  onReady: () => void
  onChosen: (chosen: Chosen) => void
}

/** Panels of the opened tabs; each keeps its state and input while another one is shown. */
export function TabPanels({ tabs, selected, onReady, onChosen }: Props) {
  const [opened, setOpened] = useState<readonly WidgetTab[]>([selected])
  if (!opened.includes(selected)) setOpened([...opened, selected])
  return tabs.map((tab) => {
    const { View } = VIEWS[tab]
    return (
      <div
        key={tab}
        id={panelId(tab)}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': tabId(tab) })}
        hidden={tab !== selected}
      >
        {opened.includes(tab) && (
          <Suspense fallback={<Skeleton className="m-4 h-96" />}>
            <View onChosen={onChosen} />
            {tab === opened[0] && <Ready onReady={onReady} />}
          </Suspense>
        )}
      </div>
    )
  })
}

/** Reports when the first tab has loaded. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
