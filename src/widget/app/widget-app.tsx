import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'

/** The framed app. */
export function WidgetApp({ boot }: { boot: FrameBoot }) {
  return <main className="p-4 text-ink">{boot.tabs.join(' · ')}</main>
}
