import { msOf, type Clock } from '#kernel/clock.ts'
import type { MarginRule } from './margin-rule.ts'
import { dayMargins, PLAN_MARGINS, type MarginBounds, type DayMargins } from './day-margins.ts'

const DAY_MS = 86_400_000

/** The margins that searches currently use. */
export type Margins = {
  ofToday: () => DayMargins
  rules: () => readonly MarginRule[]
  bounds: () => MarginBounds
  /** Changes when the margins or the day change. */
  version: () => string
}

declare module '#platform/app.ts' {
  interface App {
    margins: Margins
  }
}

type Needs = {
  loadRules: () => Promise<MarginRule[]>
  /** Calls `read` again whenever another process has changed the rules. */
  follow: (read: () => Promise<void>) => Promise<void>
  generation: () => string
  bounds: () => MarginBounds
  clock: Clock
}

/** Keeps the rules in sync across processes; precomputes the margins once per change and day. */
export async function marginsOfToday({
  loadRules,
  follow,
  generation,
  bounds,
  clock,
}: Needs): Promise<Margins> {
  let rules: readonly MarginRule[] = []
  let ready: { version: string; margins: DayMargins } = { version: '', margins: PLAN_MARGINS }
  await follow(async () => {
    rules = await loadRules()
  })
  const dayNumber = () => Math.floor(msOf(clock) / DAY_MS)
  const version = () => `${generation()} ${dayNumber()}`
  return {
    version,
    bounds,
    rules: () => rules,
    ofToday() {
      const now = version()
      if (ready.version !== now) {
        const day = new Date(dayNumber() * DAY_MS).toISOString().slice(0, 10)
        ready = { version: now, margins: dayMargins(rules, day, bounds()) }
      }
      return ready.margins
    },
  }
}
