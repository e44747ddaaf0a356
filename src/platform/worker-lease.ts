import { WORKER_LEASE_MS, type WorkerStore } from './db/worker.store.ts'

/** Three of four may fail before the lease is over. */
const HOLD_EVERY_MS = WORKER_LEASE_MS / 5

type Needs = {
  workers: WorkerStore
  /** Lets go what workers that have ended were working on, for anybody to take up. */
  freeWorkOf: (workerIds: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
  /** Milliseconds that never go back. */
  now?: () => number
}

/** This process's lease on its worker id: keeps it, and frees what workers held whose lease is over. */
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
   * Others are judged only by who has kept its own lease for a whole one: after a stop of the database everybody's is
   * over, and the living are yet to say so.
   */
  async function turn(): Promise<void> {
    await workers.hold()
    const at = now()
    if (since === null || at - last > WORKER_LEASE_MS / 2) since = at
    last = at
    if (at - since >= WORKER_LEASE_MS) await free(await workers.ended())
  }

  return {
    turn,

    /** Takes the lease and keeps it; answers when what an earlier process on the same data directory held is free. */
    async begin(): Promise<void> {
      await turn()
      await free(await workers.endPredecessors())
      timer = setInterval(() => {
        underWay ??= turn()
          .catch(onError)
          .finally(() => (underWay = null))
      }, HOLD_EVERY_MS)
      timer.unref()
    },

    /** Gives the lease up. */
    async end(): Promise<void> {
      clearInterval(timer)
      await underWay
      await workers.leave()
    },
  }
}
