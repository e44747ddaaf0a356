import { msOf } from '#kernel/clock.ts'
import type { App } from '#platform/app.ts'
import type { MarginRule } from './margin-rule.ts'
import { listAllMarginRules } from './margin-rule.store.ts'
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

type FollowingApp = Pick<App, 'db' | 'clock'> & {
  settings: Pick<App['settings'], 'generation'> & {
    /** Calls `read` now and whenever any process has changed the rules. */
    follow: (read: () => Promise<void>) => Promise<void>
  }
}

/** Keeps the rules in sync across processes; precomputes the margins once per change and day. */
export async function followMargins(
  { db, clock, settings }: FollowingApp,
  bounds: () => MarginBounds,
): Promise<Margins> {
  let rules: readonly MarginRule[] = []
  let ready: { version: string; margins: DayMargins } = { version: '', margins: PLAN_MARGINS }
  await settings.follow(async () => {
    rules = await listAllMarginRules(db)
  })
  const dayNumber = () => Math.floor(msOf(clock) / DAY_MS)
  const version = () => `${settings.generation()} ${dayNumber()}`
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
