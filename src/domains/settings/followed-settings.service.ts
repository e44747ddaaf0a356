import { msOf } from '#kernel/clock.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { App } from '#platform/app.ts'
import { firstValues, type FirstSettings } from './first-values.ts'
import type { SettingKind, SettingValue } from './setting.contract.ts'
import { nameOf, SETTINGS, type PlanSetting, type SettingOf } from './setting-specs.ts'
import { findSettingsGeneration, selectSetValues } from './setting.store.ts'

/** How long a process may go by what it read: another process's changes are followed within this time. */
export const FOLLOWED_WITHIN_MS = 2000

/** A request waits no longer for what has changed: without the database it goes by what was read last. */
const LONGEST_WAIT_MS = 300

/** The settings as this process knows them. Reading one is synchronous; `refresh` reads again what is too old. */
export type Settings = {
  /** Values until somebody changes them. */
  first: Readonly<Record<SettingKind, SettingValue>>
  of<Kind extends Exclude<SettingKind, PlanSetting>>(kind: Kind): SettingOf<Kind>
  ofPlan<Kind extends PlanSetting>(kind: Kind, planId: string): SettingOf<Kind>
  /** Changes with any of them, and with everything else that is followed in the same way. */
  generation(): string
  /** Null while what is known is young enough. Never fails. */
  refresh(): Promise<void> | null
  /** Reads anew, as this process has changed something. */
  forget(): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    settings: Settings
  }
}

/** Read again when the settings' generation has changed, before anybody is answered by the new one. */
type Follower = () => Promise<unknown>

type Followed = Pick<App, 'db' | 'clock'> & { config: FirstSettings; onFailure: (error: unknown) => void }

type Known = {
  generation: string
  values: ReadonlyMap<string, SettingValue>
  /** Those that were asked for, as they are used. */
  parsed: Map<string, unknown>
}

export type FollowedSettings = Settings & {
  /** Something else that a change of the generation is for. */
  follow(follower: Follower): Promise<void>
}

/** Resolves when the settings have been read once. */
export async function followSettings({ db, clock, config, onFailure }: Followed): Promise<FollowedSettings> {
  const first = firstValues(config)
  let known: Known = { generation: '', values: new Map(), parsed: new Map() }
  let readAt = Number.NEGATIVE_INFINITY
  const followers: Follower[] = []
  const now = () => msOf(clock)

  const current = ttlValue(
    async () => {
      const startedAt = now()
      // Read before the rest, so that what is changed in between is read again under the next generation.
      const generation = await findSettingsGeneration(db)
      if (generation !== known.generation) {
        const values = new Map((await selectSetValues(db)).map(({ name, value }) => [name, value]))
        for (const follow of followers) await follow()
        known = { generation, values, parsed: new Map() }
      }
      readAt = startedAt
    },
    { clock, lifetimeMs: FOLLOWED_WITHIN_MS },
  )

  function parse(kind: SettingKind, name: string): unknown {
    const schema = SETTINGS[kind].value
    const stored = schema.safeParse(known.values.get(name))
    // What another release has stored may be none of ours.
    return stored.success ? stored.data : schema.parse(first[kind])
  }

  function valueOf<Kind extends SettingKind>(kind: Kind, planId: string | null): SettingOf<Kind> {
    const name = nameOf({ kind, planId })
    if (!known.parsed.has(name)) known.parsed.set(name, parse(kind, name))
    return known.parsed.get(name) as SettingOf<Kind>
  }

  /** Tries again only after a while, as after a reading: without the database requests go by what was read last. */
  function failed(error: unknown): void {
    readAt = now()
    onFailure(error)
  }

  async function waitFor(reading: Promise<void>): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      readAt = now()
      resolve()
    }, LONGEST_WAIT_MS)
    await Promise.race([reading, late])
    clearTimeout(timer)
  }

  await current.read()
  return {
    first,
    of: (kind) => valueOf(kind, null),
    ofPlan: valueOf,
    generation: () => known.generation,
    refresh() {
      if (Math.abs(now() - readAt) < FOLLOWED_WITHIN_MS) return null
      return waitFor(current.read().catch(failed))
    },
    async forget() {
      current.forget()
      await current.read().catch(failed)
    },
    async follow(follower) {
      followers.push(follower)
      await follower()
    },
  }
}
