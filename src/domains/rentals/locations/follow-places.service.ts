type Needs = {
  /** Another text whenever a process has changed places or stations. */
  version: () => Promise<string>
  /** That of what was loaded first. */
  before: string
  refresh: () => Promise<void>
}

/** Loads places again when any process has changed some. */
export function followPlaces({ version, before, refresh }: Needs) {
  let known = before

  async function load(current: string): Promise<void> {
    await refresh()
    known = current
  }

  return {
    /** Loads them as this process has changed them. */
    reload: async (): Promise<void> => load(await version()),

    async follow(): Promise<void> {
      const current = await version()
      if (current !== known) await load(current)
    },
  }
}
