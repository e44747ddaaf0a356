import { WORKER_LEASE_MS, type workerStore } from './db/worker.store.ts'

/** Three of four renewals may fail before the lease expires. */
const RENEW_EVERY_MS = WORKER_LEASE_MS / 5

type Needs = {
  workers: ReturnType<typeof workerStore>
  /** Releases the work of workers that have ended, for any other worker to resume. */
  freeWorkOf: (workerIds: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
  /** A monotonic clock, in milliseconds. */
  now?: () => number
}

/** Renews this process's lease on its worker id, and releases the work of workers whose lease has expired. */
export function workerLease({ workers, freeWorkOf, onError, now = () => performance.now() }: Needs) {
  let since: number | null = null
  let last = 0
  let underWay: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function free(workerIds: readonly string[]): Promise<void> {
    if (workerIds.length === 0) return
    await freeWorkOf(workerIds)
    await workers.forget(workerIds)
  }

  /**
   * Expires other workers only after holding its own lease for a full lease time: after a database outage every lease
   * has expired, and live workers have yet to renew theirs.
   */
  async function renew(): Promise<void> {
    const ended = await workers.hold()
    const at = now()
    if (since === null || at - last > WORKER_LEASE_MS / 2) since = at
    last = at
    if (at - since >= WORKER_LEASE_MS) await free(ended)
  }

  return {
    renew,

    /**
     * Takes the lease and renews it regularly. Resolves once earlier processes' work on this data directory is
     * released.
     */
    async begin(): Promise<void> {
      await renew()
      await free(await workers.endPredecessors())
      timer = setInterval(() => {
        underWay ??= renew()
          .catch(onError)
          .finally(() => (underWay = null))
      }, RENEW_EVERY_MS)
      timer.unref()
    },

    /** Releases the lease. Without a database it expires instead: a shutdown does not fail because of it. */
    async end(): Promise<void> {
      clearInterval(timer)
      await underWay
      await workers.deregister().catch(onError)
    },
  }
}
