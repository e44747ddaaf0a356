import { logToServer } from '#ui/log-to-server.ts'

/** Logs a fetch of the authentication client that failed by the name that the specification (§8) gives it. */
export function logFailedFetch(path: string) {
  return async (_: void, { queryFulfilled }: { queryFulfilled: Promise<unknown> }): Promise<void> => {
    try {
      await queryFulfilled
    } catch (failure) {
      logToServer('error', 'CLIENT_FETCH_ERROR', `${path}: ${statusOf(failure)}`)
    }
  }
}

function statusOf(failure: unknown): string {
  const error: unknown =
    typeof failure === 'object' && failure !== null && 'error' in failure && failure.error
  return typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : 'unknown'
}
