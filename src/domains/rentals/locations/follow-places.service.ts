type Needs = {
  /** Returns a version that changes whenever any process changes places or stations. */
  version: () => Promise<string>
  /** Version of the initially loaded places. */
  before: string
  refresh: () => Promise<void>
}

/** Reloads places when any process has changed them. */
export function followPlaces({ version, before, refresh }: Needs) {
  let known = before

  async function load(current: string): Promise<void> {
    await refresh()
    known = current
  }

  return {
    /** Reloads after a change by this process. */
    reload: async (): Promise<void> => load(await version()),

    async follow(): Promise<void> {
      const current = await version()
      if (current !== known) await load(current)
    },
  }
}
