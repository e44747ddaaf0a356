import type { TabProps } from './tab.ts'

export function Tab(_props: TabProps) {
  return <div className="h-96" />
}
