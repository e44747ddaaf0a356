import type { BulkAct } from '#domains/staff/bulk/bulk-act.ts'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Job, Routes, Wired } from './share-context.ts'

export type Domains = ReturnType<typeof registerDomains>

/** Collects what all wired domains add to the app; each is added once, and the lists keep that order. */
export function registerDomains() {
  const wired: Wired[] = []
  const all = <Part>(part: (one: Wired) => readonly Part[] | undefined): Part[] =>
    wired.flatMap((one) => part(one) ?? [])
  const jobByName = (name: string) =>
    [...all(({ jobs }) => jobs), ...all(({ scheduled }) => scheduled)].find((job) => job.name === name)

  return {
    /** Returns the domain itself, for the domains that use it. */
    async add<Domain extends Wired>(domain: Domain | Promise<Domain>): Promise<Domain> {
      const added = await domain
      for (const { name } of [...(added.jobs ?? []), ...(added.scheduled ?? [])])
        if (jobByName(name)) throw new Error(`two jobs are called ${name}`)
      wired.push(added)
      return added
    },
    api: (): Routes[] => all(({ api }) => api),
    trips: (): Routes[] => all(({ trips }) => trips),
    root: (): Routes[] => all(({ root }) => root),
    personalData: (): PersonalData[] => all(({ personalData }) => personalData),
    bulkActs: (): BulkAct[] => all(({ bulkActs }) => bulkActs),
    retention: (): Retention[] => all(({ retention }) => retention),
    jobs: (): Job[] => all(({ jobs }) => jobs),
    scheduled: (): ScheduledJob[] => all(({ scheduled }) => scheduled),
    /** Runs a job once, by its name in the log. */
    async runJob(name: string): Promise<unknown> {
      const job = jobByName(name)
      if (!job) throw new Error(`there is no job ${name}`)
      return job.work()
    },
    /** Maximum size of a form with a file, in bytes, by path. */
    fileForms: (): ReadonlyMap<string, number> =>
      new Map(wired.flatMap(({ fileForms = [] }) => [...fileForms])),
    /** Paths that take a form as well as JSON. */
    formsToo: (): string[] => all(({ formsToo }) => formsToo),
    /** Paths whose replies come compressed as the caller accepts. */
    selfPacked: (): ReadonlySet<string> => new Set(all(({ selfPacked }) => selfPacked)),
    /** Releases the work of workers that have ended. */
    async freeWorkOf(workerIds: readonly string[]): Promise<void> {
      for (const { freeWorkOf } of wired) await freeWorkOf?.(workerIds)
    },
    /** Ends the streams open to clients. */
    endStreams(): void {
      for (const { endStreams } of wired) endStreams?.()
    },
    /** Closes connections to outside services, in reverse order of wiring. */
    async close(): Promise<void> {
      for (const { close } of wired.toReversed()) await close?.()
    },
  }
}
