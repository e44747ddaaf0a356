import { data } from 'react-router'

/** Answers a page as not found if the call for its record was. */
export async function throwIfNotFound(asked: PromiseLike<{ error?: unknown }>): Promise<void> {
  const { error } = await asked
  if ((error as { status?: unknown } | undefined)?.status === 404) throw data(null, { status: 404 })
}
